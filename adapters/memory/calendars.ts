import type { CalendarEvent } from '#core/domain/calendar/event.ts';
import { DomainError } from '#core/domain/errors.ts';
import { hourMs } from '#core/domain/time/durations.ts';
import type { Calendars } from '#core/ports/calendars.ts';
import type { Clock } from '#core/ports/clock.ts';
import { makeCalendarFaults } from './calendar-faults.ts';

export type EventSeen = CalendarEvent & { readonly status: 'live' | 'cancelled' };

type MemoryCalendars = Calendars & {
  /** Presses a button of the consent page. Returns the parameters with which the browser comes back. */
  pressConsent(
    url: string,
    choice: 'allow' | 'refuse' | 'untick',
  ): { readonly state: string; readonly code?: string; readonly error?: string };
  /** The ids of all calendars that exist. */
  calendarIds(): readonly string[];
  /** Every event that the calendar ever had; none if the calendar was deleted. */
  seen(calendarId: string): readonly EventSeen[];
  /** The user's own actions. */
  trashEvent(calendarId: string, eventId: string): void;
  trashCalendar(calendarId: string): void;
  withdraw(): void;
  expireAccess(): void;
  /** Whether any refresh token is still valid. */
  hasGrants(): boolean;
  /** The names of the methods that were called and make a call to the provider. */
  readonly calls: readonly string[];
} & Omit<ReturnType<typeof makeCalendarFaults>, 'calls' | 'ask'>;

/** `account`: at the provider. */
type Consent = { readonly state: string; readonly codeVerifier: string; readonly account: string };
type Granted = Consent & { readonly isComplete: boolean };

const page = 'https://calendars.example';
const eventId = /^[a-v0-9]{5,1024}$/;
const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

/** Calendars of several accounts at a provider in memory, with Google's rules for ids. */
export function makeCalendars({ clock }: { readonly clock: Clock }): MemoryCalendars {
  const consents = new Map<string, Consent>();
  const codes = new Map<string, Granted>();
  /** By token, its account. */
  const refreshTokens = new Map<string, string>();
  const accessTokens = new Map<string, { readonly expiresAt: Date; readonly account: string }>();
  const calendars = new Map<string, Map<string, EventSeen>>();
  const { calls, ask, ...faults } = makeCalendarFaults();
  let count = 0;
  const next = (prefix: string): string => `${prefix}-${++count}`;

  function access(account: string) {
    const accessToken = next('access');
    const expiresAt = new Date(clock.now().getTime() + hourMs);
    accessTokens.set(accessToken, { expiresAt, account });
    return { accessToken, expiresAt };
  }

  /** Everything that the account granted to the program; without one, of all accounts. */
  function withdraw(from?: string): void {
    for (const [token, account] of refreshTokens) if (account === (from ?? account)) refreshTokens.delete(token);
    for (const [token, { account }] of accessTokens) if (account === (from ?? account)) accessTokens.delete(token);
  }

  /** A call that needs an access token. */
  const withToken = <Result>(name: keyof Calendars, accessToken: string, work: () => Result): Promise<Result> =>
    ask(name, () => {
      const { expiresAt } = accessTokens.get(accessToken) ?? {};
      if (!expiresAt || expiresAt <= clock.now()) throw new DomainError('calendar_access_expired');
      return work();
    });

  function checked(event: CalendarEvent): CalendarEvent {
    const isValid =
      eventId.test(event.id) &&
      localTime.test(event.startsAt) &&
      localTime.test(event.endsAt) &&
      Date.parse(event.startsAt) < Date.parse(event.endsAt) &&
      event.description.length <= 8192;
    if (!isValid) throw new Error(`the provider refuses the event ${JSON.stringify(event)}`);
    return event;
  }

  return {
    ...faults,
    calls,
    pressConsent: (url, choice) => {
      const consent = consents.get(url);
      if (!consent) throw new Error(`there is no consent page at ${url}`);
      const { state } = consent;
      if (choice === 'refuse') return { state, error: 'access_denied' };
      const code = next('code');
      codes.set(code, { ...consent, isComplete: choice === 'allow' });
      return { state, code };
    },
    calendarIds: () => [...calendars.keys()],
    seen: (calendarId) => [...(calendars.get(calendarId)?.values() ?? [])],
    trashEvent: (calendarId, id) => {
      const event = calendars.get(calendarId)?.get(id);
      if (event) calendars.get(calendarId)?.set(id, { ...event, status: 'cancelled' });
    },
    trashCalendar: (calendarId) => void calendars.delete(calendarId),
    withdraw: () => withdraw(),
    expireAccess: () => accessTokens.clear(),
    hasGrants: () => refreshTokens.size > 0,

    consentUrl: async ({ state, codeVerifier, email: account = 'an account' }) => {
      const url = `${page}/consent/${next('visit')}?state=${encodeURIComponent(state)}`;
      consents.set(url, { state, codeVerifier, account });
      return url;
    },

    redeem: ({ code, codeVerifier }) =>
      ask('redeem', () => {
        const granted = codes.get(code);
        if (granted?.codeVerifier !== codeVerifier) throw new DomainError('calendar_code_invalid');
        codes.delete(code);
        if (!granted.isComplete) throw new DomainError('calendar_scope_missing');
        const refreshToken = next('refresh');
        refreshTokens.set(refreshToken, granted.account);
        return { refreshToken, ...access(granted.account) };
      }),

    refresh: (refreshToken) =>
      ask('refresh', () => {
        const account = refreshTokens.get(refreshToken);
        if (account === undefined) throw new DomainError('calendar_access_lost');
        return access(account);
      }),

    revoke: (refreshToken) =>
      ask('revoke', () => {
        // Google withdraws everything that the account granted to the program, not only this token.
        const account = refreshTokens.get(refreshToken);
        if (account !== undefined) withdraw(account);
      }),

    createCalendar: (accessToken) =>
      withToken('createCalendar', accessToken, () => {
        const calendarId = `${next('calendar')}@group.calendars.example`;
        calendars.set(calendarId, new Map());
        return calendarId;
      }),

    deleteCalendar: (accessToken, calendarId) =>
      withToken('deleteCalendar', accessToken, () => void calendars.delete(calendarId)),

    findEvent: (accessToken, place) =>
      withToken('findEvent', accessToken, () => calendars.get(place.calendarId)?.get(place.eventId)?.status),

    insertEvent: (accessToken, calendarId, event) =>
      withToken('insertEvent', accessToken, () => {
        const calendar = calendars.get(calendarId);
        if (!calendar) throw new DomainError('calendar_gone');
        if (calendar.has(event.id)) return 'id_taken';
        calendar.set(event.id, { ...checked(event), status: 'live' });
        return 'saved';
      }),

    updateEvent: (accessToken, calendarId, event) =>
      withToken('updateEvent', accessToken, () => {
        if (calendars.get(calendarId)?.get(event.id)?.status !== 'live') return 'gone';
        calendars.get(calendarId)?.set(event.id, { ...checked(event), status: 'live' });
        return 'saved';
      }),

    deleteEvent: (accessToken, place) =>
      withToken('deleteEvent', accessToken, () => {
        const event = calendars.get(place.calendarId)?.get(place.eventId);
        if (event) calendars.get(place.calendarId)?.set(event.id, { ...event, status: 'cancelled' });
      }),

    findProblem: () => ask('findProblem', () => undefined),

    addressOf: (calendarId) => `${page}/calendar/${encodeURIComponent(calendarId)}`,
  };
}
