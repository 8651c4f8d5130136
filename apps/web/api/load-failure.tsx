import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { buttons } from '#words/app/buttons.ts';

type LoadFailureProps = { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> };

/** Says why data couldn't be loaded, and offers to try again. */
export function LoadFailure({ query: { error, isFetching, refetch } }: LoadFailureProps) {
  return (
    <Alert
      action={
        <Button variant="ghost" small busy={isFetching} onClick={() => void refetch()}>
          {buttons.tryAgain}
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}
