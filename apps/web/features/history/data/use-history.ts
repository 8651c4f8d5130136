import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';
import { historyKey, listKey } from '../../../household/entry/history-key.ts';
import type { ShownYear } from '../model/filters.ts';

/** The history of a year as the server returned it. The previous year stays while it loads. */
export function useHistory(year: ShownYear) {
  return useQuery({
    queryKey: [...listKey, year ?? 'all'],
    queryFn: ({ signal }) =>
      call('getHistory', { query: year === undefined ? {} : { year: String(year) } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The visits of professionals in the twelve months ahead. */
export function useVisits() {
  return useQuery({
    queryKey: [...historyKey, 'visits'],
    queryFn: ({ signal }) => call('getVisits', undefined, { signal }),
  });
}
