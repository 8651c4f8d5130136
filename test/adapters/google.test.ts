import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressesAt, googleAddresses } from '#adapters/google/addresses.ts';
import { makeGoogleCalendars } from '#adapters/google/calendars.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import type { CalendarEvent } from '#core/domain/calendar/event.ts';
import { type GooglePages, makeGooglePages } from '../support/server/google-pages.ts';
import { run } from '../support/server/process.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let pages: GooglePages;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  pages = makeGooglePages(sandbox.url);
});
afterAll(() => sandbox.close());
afterEach(() => pages.setFaults());

const codeVerifier = 'a-verifier-of-at-least-forty-three-characters~.';
const event: CalendarEvent = {
  id: 'u0123456789',
  title: 'Maintain your home',
  description: 'Clean the filter of Ada’s hood',
  startsAt: '2027-03-02T15:00:00',
  endsAt: '2027-03-02T16:30:00',
  timezone: 'Europe/Paris',
  reminderMinutes: 30,
  link: 'https://upkept.example/dashboard',
};

/** Calendars that note how long they would have waited before each retry. */
function calendarsWith(changes: Partial<Parameters<typeof makeGoogleCalendars>[0]> = {}) {
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

let accounts = 0;
async function connected(changes?: Parameters<typeof calendarsWith>[0]) {
  const { calendars, waits } = calendarsWith(changes);
  const email = `secret.person.${++accounts}@gmail.example`;
  const url = await calendars.consentUrl({ state: 'state', codeVerifier });
  const code = new URL(await pages.consent(url, 'allow', email)).searchParams.get('code') ?? '';
  const grant = await calendars.redeem({ code, codeVerifier });
  const place = { title: 'Upkept', description: 'Home maintenance', timezone: 'Europe/Paris' };
  const calendarId = await calendars.createCalendar(grant.accessToken, place);
  return { calendars, waits, email, ...grant, calendarId };
}

const failureOf = (asked: Promise<unknown>): Promise<Error> =>
  asked.then(
    () => expect.fail('answered'),
    (error: Error) => error,
  );

/** A server that answers every request in the same way. */
async function withServer<Result>(
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

describe('the address of the consent page', () => {
  it('asks for our own calendars and nothing else, for a refresh token, and with a proof', async () => {
    const { calendars } = calendarsWith({ addresses: googleAddresses, clientId: 'id.apps.googleusercontent.com' });
    const url = new URL(await calendars.consentUrl({ state: 'a state', codeVerifier, email: 'ada@home.example' }));
    expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'id.apps.googleusercontent.com',
      redirect_uri: 'https://upkept.example/api/calendar/callback',
      response_type: 'code',
      scope: 'https://www.googleapis.com/auth/calendar.app.created',
      state: 'a state',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge: 'r-7-DrkmeICLqEW8-l4t7e_CNEobmcp0S6uOaK0l1kA',
      code_challenge_method: 'S256',
      login_hint: 'ada@home.example',
    });
  });
});

describe('a busy Google', () => {
  it.each([
    ['403 for an exceeded limit', { status: 403 }],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['broken connections', { reset: true }],
  ])('that recovers from %s is asked again, after longer and longer waits', async (_, fault) => {
    const { calendars, waits, accessToken, calendarId } = await connected();
    await pages.setFaults({ ...fault, times: 4 });
    expect(await calendars.insertEvent(accessToken, calendarId, event)).toBe('saved');
    expect(waits).toEqual([250, 500, 1000, 2000]);
  });

  it('that names a time is asked again after that time', async () => {
    const { calendars, waits, accessToken, calendarId } = await connected();
    await pages.setFaults({ status: 429, times: 2 });
    expect(await calendars.insertEvent(accessToken, calendarId, event)).toBe('saved');
    expect(waits).toEqual([2250, 2500]);
  });

  it.each([
    ['the calendar', 'createCalendar'],
    ['the token endpoint', 'refresh'],
  ] as const)('is asked five times at most, at %s too', async (_, method) => {
    const { calendars, waits, accessToken, refreshToken } = await connected();
    const calls = (await pages.calls()).length;
    await pages.setFaults({ status: 403 });
    const asked =
      method === 'refresh'
        ? calendars.refresh(refreshToken)
        : calendars.createCalendar(accessToken, { title: 'Upkept', description: '', timezone: 'UTC' });
    expect(await failureOf(asked)).toMatchObject({ code: 'calendar_unavailable' });
    expect([waits.length, (await pages.calls()).length - calls]).toEqual([4, 5]);
  });

  it('that asks for a long wait is not asked again, and the caller learns how long', async () => {
    const busy = { status: 429, headers: { 'Retry-After': '120' }, body: { error: { errors: [] } } };
    await withServer(
      () => busy,
      async (url) => {
        const { calendars, waits } = calendarsWith({ addresses: addressesAt(url) });
        const failure = await failureOf(calendars.findEvent('token', { calendarId: 'c', eventId: event.id }));
        expect(failure).toMatchObject({ code: 'calendar_unavailable', data: { retryAfterSeconds: 120 } });
        expect(waits).toEqual([]);
      },
    );
  });

  it('that does not respond is given up after the time-out', async () => {
    await withServer(
      () => undefined,
      async (url) => {
        const { calendars, waits } = calendarsWith({ addresses: addressesAt(url), timeoutMs: 100 });
        for (const ask of [() => calendars.refresh('token'), () => calendars.deleteCalendar('token', 'c')])
          expect(await failureOf(ask())).toMatchObject({ code: 'calendar_unavailable' });
        expect(waits).toEqual([]);
      },
    );
  });

  it('never creates a second calendar because a response was lost', async () => {
    const { calendars, waits, accessToken } = await connected();
    const before = (await pages.calls()).length;
    await pages.setFaults({ lost: true });
    const created = calendars.createCalendar(accessToken, { title: 'Upkept', description: '', timezone: 'UTC' });
    expect(await failureOf(created)).toMatchObject({ code: 'calendar_unavailable' });
    expect([waits.length, (await pages.calls()).length - before]).toEqual([0, 1]);
  });

  it('is not asked again for what it refuses for good', async () => {
    const { calendars, waits, accessToken, calendarId } = await connected();
    const invalid = { ...event, endsAt: event.startsAt };
    expect(await failureOf(calendars.insertEvent(accessToken, calendarId, invalid))).toMatchObject({
      name: 'GoogleFailure',
      status: 400,
      reason: 'timeRangeEmpty',
    });
    expect(waits).toEqual([]);
  });
});

describe('what Google objects to', () => {
  it('contains no token, no code, no address and no text', async () => {
    const { calendars, accessToken, refreshToken, calendarId } = await connected();
    const failures = [await failureOf(calendars.insertEvent(accessToken, calendarId, { ...event, timezone: 'Mars' }))];
    const secrets = [accessToken, refreshToken, calendarId, codeVerifier, 'GOCSPX', 'secret.person', 'Ada', 'Mars'];
    await pages.setFaults({ status: 500 });
    for (const ask of [
      () => calendars.redeem({ code: '4/0secret', codeVerifier }),
      () => calendars.refresh(refreshToken),
      () => calendars.revoke(refreshToken),
      () => calendars.insertEvent(accessToken, calendarId, event),
    ])
      failures.push(await failureOf(ask()));
    await pages.setFaults({ reset: true });
    failures.push(await failureOf(calendars.revoke(refreshToken)));
    for (const failure of failures) {
      const everything = [failure, failure.cause].map((each) =>
        each instanceof Error ? `${each.message} ${each.stack} ${JSON.stringify(each)} ${String(each.cause)}` : '',
      );
      for (const secret of [...secrets, '4/0secret']) expect(everything.join()).not.toContain(secret);
    }
  });

  it('is a matter for the operator if our key is wrong', async () => {
    const { refreshToken } = await connected();
    const { calendars } = calendarsWith({ clientSecret: 'GOCSPX-wrong' });
    const failure = await failureOf(calendars.refresh(refreshToken));
    expect(failure).toMatchObject({ code: 'calendar_unavailable', cause: { status: 401, reason: 'invalid_client' } });
  });
});

describe('Google’s answers that its documentation leaves open', () => {
  it.each([
    ['restores a deleted event', { status: 200, body: { status: 'confirmed' } }, 'saved'],
    ['leaves it deleted', { status: 200, body: { status: 'cancelled' } }, 'gone'],
    ['refuses', { status: 403, body: { error: { errors: [{ reason: 'forbidden' }] } } }, 'gone'],
    ['reports it gone', { status: 410, body: { error: { errors: [{ reason: 'deleted' }] } } }, 'gone'],
  ])('when an update %s are all understood', async (_, answer, result) => {
    await withServer(
      () => answer,
      async (url) => {
        const { calendars } = calendarsWith({ addresses: addressesAt(url) });
        expect(await calendars.updateEvent('token', 'c', event)).toBe(result);
      },
    );
  });

  it('when a refresh token is replaced return the new one', async () => {
    const tokens = { access_token: 'new', expires_in: 3599, refresh_token: 'replacement' };
    await withServer(
      () => ({ status: 200, body: tokens }),
      async (url) => {
        const { calendars } = calendarsWith({ addresses: addressesAt(url) });
        expect(await calendars.refresh('old')).toMatchObject({ accessToken: 'new', refreshToken: 'replacement' });
      },
    );
  });

  it('that forbid what the user had allowed are a lost access', async () => {
    const answer = { status: 403, body: { error: { errors: [{ reason: 'insufficientPermissions' }] } } };
    await withServer(
      () => answer,
      async (url) => {
        const { calendars, waits } = calendarsWith({ addresses: addressesAt(url) });
        const failure = await failureOf(calendars.updateEvent('token', 'c', event));
        expect([failure, waits]).toMatchObject([{ code: 'calendar_access_lost' }, []]);
      },
    );
  });

  it('without a refresh token are reported', async () => {
    const tokens = { access_token: 'new', expires_in: 3599 };
    await withServer(
      () => ({ status: 200, body: tokens }),
      async (url) => {
        const { calendars } = calendarsWith({ addresses: addressesAt(url) });
        const redeemed = calendars.redeem({ code: 'code', codeVerifier });
        expect(await failureOf(redeemed)).toMatchObject({ code: 'calendar_no_refresh_token' });
      },
    );
  });

  it('to a token without the scope ask the user to connect again', async () => {
    const { calendars, email } = await connected();
    const url = await calendars.consentUrl({ state: 'state', codeVerifier });
    const code = new URL(await pages.consent(url, 'untick', email)).searchParams.get('code') ?? '';
    expect(await failureOf(calendars.redeem({ code, codeVerifier }))).toMatchObject({ code: 'calendar_scope_missing' });
  });
});

describe('an access token', () => {
  it('expires by our clock an hour after it was granted', async () => {
    const now = new Date('2031-01-01T00:00:00Z');
    const { expiresAt } = await connected({ clock: { now: () => now } });
    const seconds = (expiresAt.getTime() - now.getTime()) / 1_000;
    expect(seconds).toBeGreaterThan(3_540);
    expect(seconds).toBeLessThanOrEqual(3_599);
  });
});

describe('Google’s SDK', () => {
  it('is not loaded before a calendar is used', async () => {
    const program = `
      import '#apps/composition/vendors/google.ts';
      import { googleAddresses } from '#adapters/google/addresses.ts';
      import { makeGoogleCalendars } from '#adapters/google/calendars.ts';
      const calendars = makeGoogleCalendars({ clientId: 'id', addresses: googleAddresses });
      process.stderr.write(await calendars.consentUrl({ state: 'state', codeVerifier: 'verifier' }));
    `;
    const { stderr } = await run(
      '--import=./test/support/server/log-loaded-modules.ts',
      ['--input-type=module', '--eval', program],
      {},
    ).ended;
    expect(stderr).toContain('https://accounts.google.com/');
    expect(stderr).not.toMatch(/node_modules\/(googleapis|google-auth-library|gaxios)/);
  });
});
