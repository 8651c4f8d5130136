import {
  keepPreviousData,
  onlineManager,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#apps/ui/api/client.ts';
import { todayIn } from '../../../household/today-in.ts';
import { weekKey } from '../../../household/week-key.ts';
import { useUser } from '../../../session/use-auth.ts';
import { keepCompleted } from '../model/change.ts';
import type { Week } from '../model/week.ts';
import { hasNext, hasPrevious } from '../model/week-offset.ts';

/** How long to wait before asking for a note that the assistant is writing. */
const untilNoteMs = 2_500;

function weekQuery(client: QueryClient, timezone: string, offset: number) {
  const queryKey = [...weekKey, offset];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Week> => {
      const response = await call('getWeek', { params: { offset } }, { signal });
      const week = onlineManager.isOnline()
        ? response
        : await (await import('./week-on.ts')).weekOn(todayIn(timezone), offset, response);
      return keepCompleted(client.getQueryData<Week>(queryKey), week);
    },
  });
}

/**
 * One week as the server returned it. The previous week stays while it loads, and neighbouring weeks are prefetched.
 */
export function useWeek(offset: number) {
  const client = useQueryClient();
  const { timezone } = useUser();
  const week = useQuery({
    ...weekQuery(client, timezone, offset),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.noteComing && untilNoteMs,
  });
  const arrived = week.isSuccess && !week.isPlaceholderData;
  useEffect(() => {
    if (!arrived) return;
    if (hasNext(offset)) void client.prefetchQuery(weekQuery(client, timezone, offset + 1));
    if (hasPrevious(offset)) void client.prefetchQuery(weekQuery(client, timezone, offset - 1));
  }, [client, timezone, offset, arrived]);
  return week;
}
