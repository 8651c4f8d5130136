import { useRef } from 'react';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { type Change, withChanges } from '../model/change.ts';
import { useWeek } from './use-week.ts';

/** The week as displayed: the server's response with unconfirmed changes applied. */
export function useDisplayedWeek(offset: number, pending: readonly Change[]) {
  const { data, error, isError, failureCount, isFetching, isPlaceholderData, isPaused, refetch } = useWeek(offset);
  const lastToday = useRef<IsoDate>(undefined);
  if (data) lastToday.current = data.today;
  const waitsForConnection = isPaused && (data === undefined || isPlaceholderData);
  return {
    week: data && withChanges(data, pending),
    /** The household's current day from the last loaded week; known even while another week loads or fails. */
    today: lastToday.current,
    /** The previously displayed week is a placeholder until this one arrives. */
    isPlaceholder: isPlaceholderData,
    /** Offline, with nothing loaded for this week. */
    waitsForConnection,
    /** Nothing to show and nothing loading. */
    isUnavailable: waitsForConnection || (isError && data === undefined),
    error: isError ? error : undefined,
    isFetching,
    /** A first attempt failed, and another one is on its way. */
    isTryingAgain: isFetching && failureCount > 0,
    retry: () => void refetch(),
  };
}
