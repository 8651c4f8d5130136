import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** The subject and verb of the sentence that is shown offline: "Your answers load". */
  what: string;
  /** Shown while the data loads. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows a card's data once it is there, and until then why it isn't. */
export function Loaded<Data>({ query, what, skeleton, children }: LoadedProps<Data>) {
  const { data, isPaused, isError, isFetching, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (isPaused) return <Alert tone="info">{what} as soon as you are back online.</Alert>;
  if (!isError) return skeleton;
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
