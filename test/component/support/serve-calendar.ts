import { type ResponseOf, refused, respond } from './network.ts';

type Connection = ResponseOf<'getCalendar'>;

/** A connection that has synced this morning. */
export const connection = (overrides: Partial<Connection> = {}): Connection => ({
  calendarId: 'upkept-1@group.calendar.example',
  lastSyncedDate: '2027-01-06T07:05:00.000Z',
  timezone: 'Europe/Paris',
  eventStartTime: '15:00',
  eventDuration: 90,
  keepInStep: true,
  onlyMine: false,
  isShared: false,
  status: 'connected',
  calendarUrl: 'https://calendar.example/upkept-1',
  recreatedAt: null,
  ...overrides,
});

const notConnected = (): Error => refused(404, { message: 'No calendar is connected', code: 'calendar_not_connected' });

type ServedCalendar = {
  /** Returns the connection as the server has saved it, without one null. */
  saved(): Connection | null;
  /** Changes the connection on the server only. */
  change(next: Connection | null): void;
  feedUrl(): string | null;
  feedTimes(): FeedTimes;
};

type FeedTimes = NonNullable<ResponseOf<'getCalendarFeed'>['times']>;
type Calendar = {
  readonly connected?: Connection | null;
  readonly feedUrl?: string | null;
  /** Whether the home has several people. */
  readonly isShared?: boolean;
};

/** Makes the server respond for a household with this calendar, by default with none, and save changes to it. */
export function serveCalendar({ connected = null, feedUrl = null, isShared = false }: Calendar = {}): ServedCalendar {
  let onlyMine = false;
  let saved: Connection | null = connected;
  let feed: string | null = feedUrl;
  let times: FeedTimes = { timezone: 'Europe/Paris', eventStartTime: '15:00', eventDuration: 90 };
  let count = 0;
  const current = () => {
    if (!saved) throw notConnected();
    return saved;
  };
  respond('getCalendar', current);
  respond('getCalendarAuthUrl', () => {
    count += 1;
    return { url: `https://accounts.example/consent-${count}` };
  });
  respond('updateCalendarSettings', ({ body }) => {
    const given = Object.entries(body).filter(([, value]) => value !== undefined);
    saved = { ...current(), ...Object.fromEntries(given) };
    return saved;
  });
  respond('disconnectCalendar', () => {
    current();
    saved = null;
    return { message: 'Calendar disconnected successfully' };
  });
  respond('syncCalendarDay', () => {
    current();
    return { lastSyncedDate: '2027-01-06T09:00:00.000Z', tasks: 1 };
  });
  respond('getCalendarFeed', () =>
    feed === null
      ? { url: null, times: null, onlyMine: false, isShared: false }
      : { url: feed, times, onlyMine, isShared },
  );
  respond('renewCalendarFeed', () => {
    feed = feed === null ? feedAddress(1) : feedAddress(2);
    return { url: feed, times, onlyMine, isShared };
  });
  respond('updateCalendarFeed', ({ body }) => {
    onlyMine = body.onlyMine ?? onlyMine;
    times = { ...times, timezone: body.timezone, eventStartTime: body.eventStartTime };
    return { message: 'The times have been changed' };
  });
  respond('deleteCalendarFeed', () => {
    feed = null;
    return { message: 'The private address no longer works' };
  });
  return {
    saved: () => saved,
    change: (next) => {
      saved = next;
    },
    feedUrl: () => feed,
    feedTimes: () => times,
  };
}

/** The household's first, second … private address. */
export const feedAddress = (count: number): string => `https://upkept.example/api/calendar/feed/secret-${count}.ics`;
