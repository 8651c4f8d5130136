import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { buttons } from '#words/app/buttons.ts';

type WeekErrorProps = { error: unknown; retrying: boolean; onRetry: () => void };

export function WeekError({ error, retrying, onRetry }: WeekErrorProps) {
  return (
    <Alert
      action={
        <Button variant="ghost" small busy={retrying} onClick={onRetry}>
          {buttons.tryAgain}
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}
