import { useQuery } from '@tanstack/react-query';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { historyKey } from './history-entry/history-key.ts';

type CareTasks = OutputOf<'listCareTasks'>['careTasks'];
const none: CareTasks = [];

/** The care tasks that fit the home, by item; none until they are loaded. */
export function useCareTasks(): CareTasks {
  const { data } = useQuery({
    queryKey: [...historyKey, 'care-tasks'],
    queryFn: ({ signal }) => call('listCareTasks', undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.careTasks ?? none;
}
