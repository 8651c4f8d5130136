import { messageOf } from '#apps/web/api/api-error.ts';
import { Alert } from '#apps/web/ui/alert.tsx';
import { Button } from '#apps/web/ui/button.tsx';

type WeekErrorProps = { error: unknown; retrying: boolean; onRetry: () => void };

export function WeekError({ error, retrying, onRetry }: WeekErrorProps) {
  return (
    <Alert
      action={
        <Button variant="ghost" small busy={retrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messageOf(error, 'Failed to fetch tasks')}
    </Alert>
  );
}
