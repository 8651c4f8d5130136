import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../ui/controls/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { messageOf } from './api-error.ts';

type LoadFailureProps = { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> };

/** Says why data couldn't be loaded, and offers to try again. */
export function LoadFailure({ query: { error, isFetching, refetch } }: LoadFailureProps) {
  return (
    <Alert
      action={
        <Button variant="ghost" small busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}
