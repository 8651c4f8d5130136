import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { metersKey } from '../../household/meters-key.ts';

export type Meter = OutputOf<'listMeters'>[number];

export const useMeters = () =>
  useQuery({ queryKey: metersKey, queryFn: ({ signal }) => call('listMeters', undefined, { signal }) });

/** Returns a function that loads again what depends on meters: they, and the weeks. */
export function useMetersChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
