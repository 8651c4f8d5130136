import { refusalText } from '#apps/ui/api/refusal-text.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { canRetry } from '../model/failure.ts';

type AnswerFailureProps = { error: unknown; hasSteps: boolean; onRetry: () => void };

/** Why there is no answer, or no whole one. The question stays in the form. */
export function AnswerFailure({ error, hasSteps, onRetry }: AnswerFailureProps) {
  const again = canRetry(error) && (
    <Button variant="ghost" small onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Alert action={again}>
      {refusalText(error).replace(/[.\s]*$/, '.')}
      {hasSteps && ' The steps above are ours, but some may be missing.'}
      {!hasSteps && ' Your question is still in the form.'}
    </Alert>
  );
}
