import { useRef } from 'react';
import type { CalendarDay } from '../model/calendar-day.ts';
import { type Change, withChanges } from '../model/change.ts';
import { useWeek } from './use-week.ts';

/** The week as the user should see it: what the server said, with what it has not yet confirmed on top. */
export function useShownWeek(offset: number, pending: readonly Change[]) {
  const { data, error, isError, isFetching, isPlaceholderData, isPaused, refetch } = useWeek(offset);
  const lastToday = useRef<CalendarDay>(undefined);
  if (data) lastToday.current = data.today;
  const isWaiting = isPaused && (data === undefined || isPlaceholderData);
  return {
    week: data && withChanges(data, pending),
    /** Known from any week seen before, also while this one loads or fails. */
    today: lastToday.current,
    /** Another week stands in for this one until it arrives. */
    isStandIn: isPlaceholderData,
    /** There is no connection to fetch it over. */
    isWaiting,
    /** There is nothing to show, and nothing on its way. */
    isAbsent: isWaiting || (isError && data === undefined),
    error: isError ? error : undefined,
    isFetching,
    retry: () => void refetch(),
  };
}
