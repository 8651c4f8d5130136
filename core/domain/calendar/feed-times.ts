import { type CalendarConnection, isConnected } from './connection.ts';
import { calendarDefaults, type EventTimes } from './settings.ts';

/** When a feed's events are: as in the connected calendar, otherwise as the user has chosen for the feed. */
export function feedTimes(
  connection: CalendarConnection | undefined,
  chosen: EventTimes | undefined,
  { timezone }: { readonly timezone: string },
): EventTimes {
  if (isConnected(connection)) return connection;
  const { eventStartTime, eventDuration } = calendarDefaults;
  return chosen ?? { timezone, eventStartTime, eventDuration };
}
