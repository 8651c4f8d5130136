import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type InputOf, type OutputOf } from '#apps/ui/api/client.ts';

type Feed = OutputOf<'getCalendarFeed'>;

const queryKey = ['calendar-feed'] as const;

/** The private address, `null` in it if there is none. */
export function useFeed() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call('getCalendarFeed', undefined, { signal }) });
}

type FeedChange = 'create' | 'renew' | 'remove';

/** Creates, replaces or removes the address. */
export function useChangeFeed({ onChanged }: { onChanged: (change: FeedChange) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: FeedChange): Promise<Feed> => {
      if (change !== 'remove') return call('renewCalendarFeed');
      await call('deleteCalendarFeed');
      return { url: null, times: null, onlyMine: false, isShared: false };
    },
    onSuccess: async (feed, change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Feed>(queryKey, feed);
      onChanged(change);
    },
  });
}

type FeedTimes = InputOf<'updateCalendarFeed'>['body'];

/** Saves when the events at the address take place, and whose tasks they show. */
export function useSaveFeedTimes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FeedTimes) => call('updateCalendarFeed', { body }),
    onSuccess: async (_, { timezone, eventStartTime, onlyMine }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Feed>(queryKey, (feed) =>
        feed?.times
          ? {
              ...feed,
              onlyMine: onlyMine ?? feed.onlyMine,
              times: { ...feed.times, timezone, eventStartTime },
            }
          : feed,
      );
    },
  });
}
