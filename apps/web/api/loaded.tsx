import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { loading } from '#words/app/loading.ts';
import { LoadFailure } from './load-failure.tsx';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** What loads, for the sentence that is shown offline: "your answers". */
  what: string;
  /** Shown while the data loads. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows data once it is there, and until then why it isn't. */
export function Loaded<Data>({ query, what, skeleton, children }: LoadedProps<Data>) {
  const { data, isPaused, isError } = query;
  if (data !== undefined) return children(data);
  if (isPaused) return <Alert tone="info">{loading.waitsForConnection(what)}</Alert>;
  if (!isError) return skeleton;
  return <LoadFailure query={query} />;
}
