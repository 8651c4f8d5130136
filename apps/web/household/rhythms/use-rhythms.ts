import { useQuery } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';
import { rhythmsKey } from './change-rhythm.ts';

/** The rhythms that the household accepted and those to propose. Reading them is costly, and each change fetches them again. */
export function useRhythms() {
  return useQuery({
    queryKey: rhythmsKey,
    queryFn: ({ signal }) => call('getRhythms', undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
