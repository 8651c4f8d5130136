import type { Calendars } from '#core/ports/calendars.ts';
import type { Clock } from '#core/ports/clock.ts';
import { expectEvent, fail, makeAsk } from './ask.ts';
import { consentUrl } from './consent-url.ts';
import { eventResource } from './event-resource.ts';
import { makeGrants } from './grants.ts';
import type { RetryDeps } from './retry.ts';
import type { GoogleClient } from './sdk.ts';
import { setupProblem } from './setup-problem.ts';

type Deps = Omit<GoogleClient, 'redirectUri' | 'timeoutMs'> &
  RetryDeps & {
    /** The base URL of our server, without a trailing slash. */
    readonly baseUrl: string;
    /** Named as the source of the events. */
    readonly productName: string;
    readonly clock: Clock;
    readonly timeoutMs?: number;
  };

/** For every call that needs an access token. */
const ofAccess = { 401: fail('calendar_access_expired'), 403: fail('calendar_access_lost') };

/** The user's calendars at Google. Errors contain neither tokens nor codes nor Google's text. */
export function makeGoogleCalendars({
  clock,
  baseUrl,
  productName,
  sleep,
  random,
  timeoutMs = 10_000,
  ...keys
}: Deps): Calendars {
  const client = { ...keys, redirectUri: `${baseUrl}/api/calendar/callback`, timeoutMs };
  const ask = makeAsk(client, { sleep, random });
  // The address is an option of each call, because the SDK drops the path of one that is set for all.
  const withToken = (accessToken: string) => ({
    rootUrl: client.addresses.api,
    headers: { Authorization: `Bearer ${accessToken}` },
  });

  return {
    ...makeGrants(ask, clock),

    consentUrl: async (visit) =>
      consentUrl({
        page: client.addresses.consent,
        clientId: client.clientId,
        redirectUri: client.redirectUri,
        ...visit,
      }),

    async createCalendar(accessToken, { title, description, timezone }) {
      const requestBody = { summary: title, description, timeZone: timezone };
      // A repetition could create a second calendar, which we could never find again.
      const { data } = await ask(({ calendar }) => calendar.calendars.insert({ requestBody }, withToken(accessToken)), {
        outcomes: ofAccess,
        repeats: 'once',
      });
      if (!data.id) throw new Error('Google created a calendar without an id');
      return data.id;
    },

    deleteCalendar: (accessToken, calendarId) =>
      ask(
        async ({ calendar }) => {
          await calendar.calendars.delete({ calendarId }, withToken(accessToken));
        },
        { outcomes: { ...ofAccess, 404: () => undefined, 410: () => undefined } },
      ),

    findEvent: (accessToken, place) =>
      ask(
        async ({ calendar }) => {
          const { data } = await calendar.events.get(place, withToken(accessToken));
          expectEvent(data, place.eventId);
          return data.status === 'cancelled' ? 'cancelled' : 'live';
        },
        { outcomes: { ...ofAccess, 404: () => undefined, 410: () => 'cancelled' } },
      ),

    insertEvent: (accessToken, calendarId, event) =>
      ask<'saved' | 'id_taken'>(
        async ({ calendar }) => {
          const requestBody = { id: event.id, ...eventResource(event, productName) };
          const { data } = await calendar.events.insert({ calendarId, requestBody }, withToken(accessToken));
          expectEvent(data, event.id);
          return 'saved';
        },
        { outcomes: { ...ofAccess, 404: fail('calendar_gone'), 409: () => 'id_taken' } },
      ),

    updateEvent: (accessToken, calendarId, event) =>
      ask(
        async ({ calendar }) => {
          const requestBody = eventResource(event, productName);
          const place = { calendarId, eventId: event.id };
          const { data } = await calendar.events.update({ ...place, requestBody }, withToken(accessToken));
          expectEvent(data, event.id);
          return data.status === 'cancelled' ? 'gone' : 'saved';
        },
        // Reports disagree on what Google does with a deleted event: it refuses the update or restores the event.
        { outcomes: { ...ofAccess, forbidden: () => 'gone', 404: () => 'gone', 410: () => 'gone' } },
      ),

    deleteEvent: (accessToken, place) =>
      ask(
        async ({ calendar }) => {
          await calendar.events.delete(place, withToken(accessToken));
        },
        { outcomes: { ...ofAccess, 404: () => undefined, 410: () => undefined } },
      ),

    findProblem: () => setupProblem(client, ask),

    addressOf: client.addresses.calendarPage,
  };
}
