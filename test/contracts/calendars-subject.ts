import { afterEach, beforeEach } from 'vitest';
import type { CalendarEvent } from '#core/domain/calendar/event.ts';
import type { Calendars } from '#core/ports/calendars.ts';

/** An event as the user sees it. Times are as on a clock in its zone. */
export type EventSeen = Pick<CalendarEvent, 'id' | 'title' | 'description' | 'startsAt' | 'endsAt' | 'timezone'> & {
  readonly reminderMinutes: number | undefined;
  readonly status: 'live' | 'cancelled';
};

type CalendarsSubject = {
  readonly calendars: Calendars;
  /** Presses a button of the consent page. Returns the parameters with which the browser comes back. */
  readonly consent: (url: string, choice: 'allow' | 'refuse' | 'untick') => Promise<URLSearchParams>;
  readonly seen: (calendarId: string) => Promise<readonly EventSeen[]>;
  /** The user's own actions. */
  readonly trashEvent: (calendarId: string, eventId: string) => Promise<void>;
  readonly trashCalendar: (calendarId: string) => Promise<void>;
  readonly withdraw: () => Promise<void>;
  readonly expireAccess: () => Promise<void>;
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  /** The next calls, as many as given, take effect, and their responses are lost. */
  readonly loseResponses: (times: number) => Promise<void>;
};

export type MakeCalendarsSubject = () => Promise<CalendarsSubject>;

export const codeVerifier = 'a-verifier-of-at-least-forty-three-characters~.';
export const calendar = { title: 'Upkept', description: 'Home maintenance', timezone: 'Europe/Paris' };

let count = 0;
/** Returns an event with an id of its own. */
export const newEvent = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: `u${String(++count).padStart(10, '0')}`,
  title: 'Maintain your home · 2 tasks, 30 minutes',
  description: 'Clean the filter\nTest the smoke alarm',
  startsAt: '2027-03-02T15:00:00+01:00',
  endsAt: '2027-03-02T16:30:00+01:00',
  timezone: 'Europe/Paris',
  reminderMinutes: 30,
  link: 'https://upkept.example/dashboard',
  ...changes,
});

/** Creates the subject for each test of the surrounding `describe`, with their common steps. */
export function useCalendars(makeSubject: MakeCalendarsSubject) {
  let subject: CalendarsSubject;
  beforeEach(async () => {
    subject = await makeSubject();
  });
  afterEach(() => subject.comeBack());

  /** Returns the code with which a consenting user comes back. */
  async function consent(choice: 'allow' | 'untick' = 'allow'): Promise<string> {
    const url = await subject.calendars.consentUrl({ state: 'state', codeVerifier });
    const code = (await subject.consent(url, choice)).get('code');
    if (code === null) throw new Error('the consent page gave no code');
    return code;
  }

  const connect = async () => subject.calendars.redeem({ code: await consent(), codeVerifier });

  return {
    subject: () => subject,
    calendars: () => subject.calendars,
    consent,
    connect,
    /** Connects and creates a calendar. */
    open: async () => {
      const grant = await connect();
      return { ...grant, calendarId: await subject.calendars.createCalendar(grant.accessToken, calendar) };
    },
  };
}
