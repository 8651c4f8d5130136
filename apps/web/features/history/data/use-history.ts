import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';
import { historyKey, listKey } from '../../../household/history-entry/history-key.ts';
import type { ShownYear } from '../model/filters.ts';

/** So many entries, with all of the oldest one’s month, are loaded at first: few people look further back. */
const newest = { newest: '100' } as const;

const historyOf = (year: ShownYear, part: Partial<typeof newest>) => ({
  queryKey: [...listKey, year ?? 'all', part],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('getHistory', { query: { ...(year !== undefined && { year: String(year) }), ...part } }, { signal }),
});

/**
 * The history of a year with its newest entries, and with all of them once they are wanted. The previous year stays while
 * it loads. `all` is undefined while the newest are enough.
 */
export function useHistory(year: ShownYear, wantsAll: boolean) {
  const latest = useQuery({ ...historyOf(year, newest), placeholderData: keepPreviousData });
  const isCut = !latest.isPlaceholderData && latest.data !== undefined && latest.data.earlier > 0;
  const isWanted = wantsAll && isCut;
  const all = useQuery({ ...historyOf(year, {}), enabled: isWanted });
  return isWanted ? { data: all.data ?? latest.data, latest, all } : { data: latest.data, latest, all: undefined };
}

/** A year with all of its entries. */
export const useWholeYear = (year: number) => useQuery(historyOf(year, {}));

/** The visits of professionals in the twelve months ahead. */
export function useVisits() {
  return useQuery({
    queryKey: [...historyKey, 'visits'],
    queryFn: ({ signal }) => call('getVisits', undefined, { signal }),
  });
}
