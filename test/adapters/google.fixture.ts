import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { addressesAt } from '#adapters/google/addresses.ts';
import { makeGoogleCalendars } from '#adapters/google/calendars.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import type { CalendarEvent } from '#core/domain/calendar/event.ts';
import { makeGooglePages } from '../support/server/google-pages.ts';

export const codeVerifier = 'a-verifier-of-at-least-forty-three-characters~.';
export const event: CalendarEvent = {
  id: 'u0123456789',
  title: 'Maintain your home',
  description: 'Clean the filter of Ada’s hood',
  startsAt: '2027-03-02T15:00:00',
  endsAt: '2027-03-02T16:30:00',
  timezone: 'Europe/Paris',
  reminderMinutes: 30,
  link: 'https://upkept.example/dashboard',
};

type Changes = Partial<Parameters<typeof makeGoogleCalendars>[0]>;

/** Starts a sandbox for the tests of a file. */
export async function makeGoogleSubject() {
  const sandbox = await startSandbox({ port: 0 });
  const pages = makeGooglePages(sandbox.url);
  let accounts = 0;

  /** Calendars that note how long they would have waited before each retry. */
  function calendarsWith(changes: Changes = {}) {
    const waits: number[] = [];
    const calendars = makeGoogleCalendars({
      clientId: 'sandbox.apps.googleusercontent.com',
      clientSecret: 'GOCSPX-sandbox',
      addresses: addressesAt(`${sandbox.url}/google`),
      baseUrl: 'https://upkept.example',
      productName: 'Upkept',
      clock: systemClock,
      sleep: async (ms) => void waits.push(ms),
      random: () => 0.5,
      ...changes,
    });
    return { calendars, waits };
  }

  /** A new account that has consented, with a calendar. */
  async function connected(changes?: Changes) {
    const { calendars, waits } = calendarsWith(changes);
    const email = `secret.person.${++accounts}@gmail.example`;
    const url = await calendars.consentUrl({ state: 'state', codeVerifier });
    const code = new URL(await pages.consent(url, 'allow', email)).searchParams.get('code') ?? '';
    const grant = await calendars.redeem({ code, codeVerifier });
    const place = { title: 'Upkept', description: 'Home maintenance', timezone: 'Europe/Paris' };
    const calendarId = await calendars.createCalendar(grant.accessToken, place);
    return { calendars, waits, email, ...grant, calendarId };
  }

  return { pages, calendarsWith, connected, close: sandbox.close };
}

export const failureOf = (asked: Promise<unknown>): Promise<Error> =>
  asked.then(
    () => expect.fail('answered'),
    (error: Error) => error,
  );

/** A server that answers every request in the same way. */
export async function withServer<Result>(
  answer: (path: string) => { status: number; body?: object; headers?: Record<string, string> } | undefined,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server: Server = createServer((request, response) => {
    const reply = answer(request.url ?? '');
    if (!reply) return;
    response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers });
    response.end(JSON.stringify(reply.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
