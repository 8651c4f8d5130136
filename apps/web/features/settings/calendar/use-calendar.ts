import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { call, type InputOf } from '#apps/ui/api/client.ts';
import type { Connection } from './connection-in.ts';

const queryKey = ['calendar'] as const;

type Options = {
  /** What is shown while it loads. */
  readonly expected?: Connection | undefined;
};

/** The connected calendar; null if there is none. */
export function useCalendar({ expected }: Options = {}) {
  return useQuery<Connection | null>({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await call('getCalendar', undefined, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'calendar_not_connected') return null;
        throw error;
      }
    },
    // The worker syncs, and Google may end the permission, while this page isn't open.
    refetchOnMount: 'always',
    ...(expected && { placeholderData: expected }),
  });
}

type CalendarSettings = InputOf<'updateCalendarSettings'>['body'];

/** Saves settings one after the other, so that the last one wins. */
export function useSaveCalendar() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'calendar-settings' },
    mutationFn: (body: CalendarSettings) => call('updateCalendarSettings', { body }),
    onSuccess: async (connection) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Connection | null>(queryKey, connection);
    },
  });
}

export function useDisconnect({ onDisconnected }: { onDisconnected: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('disconnectCalendar'),
    onSuccess: async () => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Connection | null>(queryKey, null);
      onDisconnected();
    },
  });
}
