import { refusalText } from '#apps/ui/api/refusal-text.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { ask } from '#words/app/ask.ts';
import { buttons } from '#words/app/buttons.ts';
import { canRetry } from '../model/failure.ts';

type AnswerFailureProps = { error: unknown; hasSteps: boolean; onRetry: () => void };

/** Why there is no answer, or no whole one. The question stays in the form. */
export function AnswerFailure({ error, hasSteps, onRetry }: AnswerFailureProps) {
  const failure = refusalText(error).replace(/[.\s]*$/, '.');
  const again = canRetry(error) && (
    <Button variant="ghost" small onClick={onRetry}>
      {buttons.tryAgain}
    </Button>
  );
  return <Alert action={again}>{hasSteps ? ask.answer.incomplete(failure) : ask.answer.kept(failure)}</Alert>;
}
