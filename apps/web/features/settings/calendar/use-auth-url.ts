import { useQuery } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';

/** The address is valid for ten minutes, so an open page gets a new one before that. */
const renewedAfterMs = 8 * 60_000;

/** The address of the provider's page of consent. One component asks for it, because each address replaces the last. */
export function useAuthUrl({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: ['calendar-auth-url'],
    queryFn: ({ signal }) => call('getCalendarAuthUrl', undefined, { signal }),
    enabled,
    gcTime: 0,
    staleTime: renewedAfterMs,
    refetchInterval: renewedAfterMs,
  });
}

export type AuthUrl = ReturnType<typeof useAuthUrl>;
