import type { z } from 'zod';
import type { getCalendar } from '#apps/contract/calendar.ts';
import type { CalendarConnection } from '#core/domain/calendar/connection.ts';
import type { EventTimes } from '#core/domain/calendar/settings.ts';
import type { Calendars } from '#core/ports/calendars.ts';

const presentTimes = ({ timezone, eventStartTime, eventDuration }: EventTimes) => ({
  timezone,
  eventStartTime,
  eventDuration,
});

type Feed = {
  readonly url: string;
  readonly times: EventTimes;
  readonly onlyMine: boolean;
  readonly isShared: boolean;
};

export const presentFeed = ({ times, ...feed }: Feed) => ({ ...feed, times: presentTimes(times) });

/** The part that the callback's address contains. */
export const presentSettings = (connection: CalendarConnection) => ({
  calendarId: connection.calendarId ?? null,
  lastSyncedDate: connection.lastSyncedAt?.toISOString() ?? null,
  ...presentTimes(connection),
});

export const presentConnection = (
  connection: CalendarConnection & { readonly isShared: boolean },
  calendars: Pick<Calendars, 'addressOf'>,
): z.input<typeof getCalendar.response> => ({
  ...presentSettings(connection),
  keepInStep: connection.keepInStep,
  onlyMine: connection.onlyMine,
  isShared: connection.isShared,
  status: connection.status === 'needs_reconnect' ? 'needs_reconnect' : 'connected',
  calendarUrl: connection.calendarId === undefined ? null : calendars.addressOf(connection.calendarId),
  recreatedAt: connection.recreatedAt?.toISOString() ?? null,
});
