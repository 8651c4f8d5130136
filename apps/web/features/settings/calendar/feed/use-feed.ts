import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type OutputOf } from '../../../../api/client.ts';

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
    networkMode: 'always',
    mutationFn: async (change: FeedChange): Promise<Feed> => {
      if (change !== 'remove') return call('renewCalendarFeed');
      await call('removeCalendarFeed');
      return { url: null };
    },
    onSuccess: async (feed, change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Feed>(queryKey, feed);
      onChanged(change);
    },
  });
}
