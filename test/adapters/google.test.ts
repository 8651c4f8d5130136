import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressesAt, googleAddresses } from '#adapters/google/addresses.ts';
import { run } from '../support/server/process.ts';
import { codeVerifier, event, failureOf, makeGoogleSubject, withServer } from './google.fixture.ts';

let google: Awaited<ReturnType<typeof makeGoogleSubject>>;
beforeAll(async () => {
  google = await makeGoogleSubject();
});
afterAll(() => google.close());
afterEach(() => google.pages.setFaults());

describe('the address of the consent page', () => {
  it('asks for our own calendars and nothing else, for a refresh token, and with a proof', async () => {
    const { calendars } = google.calendarsWith({
      addresses: googleAddresses,
      clientId: 'id.apps.googleusercontent.com',
    });
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

describe('what Google objects to', () => {
  it('contains no token, no code, no address and no text', async () => {
    const { calendars, accessToken, refreshToken, calendarId } = await google.connected();
    const failures = [await failureOf(calendars.insertEvent(accessToken, calendarId, { ...event, timezone: 'Mars' }))];
    const secrets = [accessToken, refreshToken, calendarId, codeVerifier, 'GOCSPX', 'secret.person', 'Ada', 'Mars'];
    await google.pages.setFaults({ status: 500 });
    for (const ask of [
      () => calendars.redeem({ code: '4/0secret', codeVerifier }),
      () => calendars.refresh(refreshToken),
      () => calendars.revoke(refreshToken),
      () => calendars.insertEvent(accessToken, calendarId, event),
    ])
      failures.push(await failureOf(ask()));
    await google.pages.setFaults({ reset: true });
    failures.push(await failureOf(calendars.revoke(refreshToken)));
    for (const failure of failures) {
      const everything = [failure, failure.cause].map((each) =>
        each instanceof Error ? `${each.message} ${each.stack} ${JSON.stringify(each)} ${String(each.cause)}` : '',
      );
      for (const secret of [...secrets, '4/0secret']) expect(everything.join()).not.toContain(secret);
    }
  });

  it('is a matter for the operator if our key is wrong', async () => {
    const { refreshToken } = await google.connected();
    const { calendars } = google.calendarsWith({ clientSecret: 'GOCSPX-wrong' });
    const failure = await failureOf(calendars.refresh(refreshToken));
    expect(failure).toMatchObject({ code: 'calendar_unavailable', cause: { status: 401, reason: 'invalid_client' } });
  });
});

describe('Google’s answers that its documentation leaves open', () => {
  it.each([
    ['restores a deleted event', { status: 200, body: { id: event.id, status: 'confirmed' } }, 'saved'],
    ['leaves it deleted', { status: 200, body: { id: event.id, status: 'cancelled' } }, 'gone'],
    ['refuses', { status: 403, body: { error: { errors: [{ reason: 'forbidden' }] } } }, 'gone'],
    ['reports it gone', { status: 410, body: { error: { errors: [{ reason: 'deleted' }] } } }, 'gone'],
  ])('when an update %s are all understood', async (_, answer, result) => {
    await withServer(
      () => answer,
      async (url) => {
        const { calendars } = google.calendarsWith({ addresses: addressesAt(url) });
        expect(await calendars.updateEvent('token', 'c', event)).toBe(result);
      },
    );
  });

  it.each([
    ['something else', { message: 'Sign in to the Wi-Fi' }],
    ['another event', { id: 'u9999999999', status: 'confirmed' }],
    ['nothing', {}],
  ])('when %s comes with status 200 count as an outage', async (_, body) => {
    await withServer(
      () => ({ status: 200, body }),
      async (url) => {
        const { calendars } = google.calendarsWith({ addresses: addressesAt(url) });
        const outage = { code: 'calendar_unavailable' };
        await expect(calendars.updateEvent('token', 'c', event)).rejects.toMatchObject(outage);
        await expect(calendars.insertEvent('token', 'c', event)).rejects.toMatchObject(outage);
        const place = { calendarId: 'c', eventId: event.id };
        await expect(calendars.findEvent('token', place)).rejects.toMatchObject(outage);
      },
    );
  });

  it('when a refresh token is replaced return the new one', async () => {
    const tokens = { access_token: 'new', expires_in: 3599, refresh_token: 'replacement' };
    await withServer(
      () => ({ status: 200, body: tokens }),
      async (url) => {
        const { calendars } = google.calendarsWith({ addresses: addressesAt(url) });
        expect(await calendars.refresh('old')).toMatchObject({ accessToken: 'new', refreshToken: 'replacement' });
      },
    );
  });

  it.each([
    ['insufficientPermissions', 'calendar_access_lost', 0],
    ['domainPolicy', 'calendar_access_lost', 0],
    ['userRateLimitExceeded', 'calendar_unavailable', 4],
    ['quotaExceeded', 'calendar_unavailable', 0],
    ['accessNotConfigured', 'calendar_unavailable', 0],
  ])('that forbid a call because of %s are %s', async (reason, code, retries) => {
    await withServer(
      () => ({ status: 403, body: { error: { errors: [{ reason }] } } }),
      async (url) => {
        const { calendars, waits } = google.calendarsWith({ addresses: addressesAt(url) });
        const failure = await failureOf(calendars.insertEvent('token', 'c', event));
        expect([failure, waits.length]).toMatchObject([{ code }, retries]);
      },
    );
  });

  it('without a refresh token are reported', async () => {
    const tokens = { access_token: 'new', expires_in: 3599 };
    await withServer(
      () => ({ status: 200, body: tokens }),
      async (url) => {
        const { calendars } = google.calendarsWith({ addresses: addressesAt(url) });
        const redeemed = calendars.redeem({ code: 'code', codeVerifier });
        expect(await failureOf(redeemed)).toMatchObject({ code: 'calendar_no_refresh_token' });
      },
    );
  });

  it('to a token without the scope ask the user to connect again', async () => {
    const { calendars, email } = await google.connected();
    const url = await calendars.consentUrl({ state: 'state', codeVerifier });
    const code = new URL(await google.pages.consent(url, 'untick', email)).searchParams.get('code') ?? '';
    expect(await failureOf(calendars.redeem({ code, codeVerifier }))).toMatchObject({ code: 'calendar_scope_missing' });
  });
});

describe('an access token', () => {
  it('expires by our clock an hour after it was granted', async () => {
    const now = new Date('2031-01-01T00:00:00Z');
    const { expiresAt } = await google.connected({ clock: { now: () => now } });
    const seconds = (expiresAt.getTime() - now.getTime()) / 1_000;
    expect(seconds).toBeGreaterThan(3_540);
    expect(seconds).toBeLessThanOrEqual(3_599);
  });
});

describe('Google’s SDK', () => {
  /** Returns the files of Google's packages that are loaded when a program has called `calendars`. */
  async function loadedBy(call: string): Promise<readonly string[]> {
    const program = `
      import '#apps/composition/vendors/google.ts';
      import { addressesAt } from '#adapters/google/addresses.ts';
      import { makeGoogleCalendars } from '#adapters/google/calendars.ts';
      const addresses = addressesAt('http://127.0.0.1:9');
      const calendars = makeGoogleCalendars({ clientId: 'id', addresses, sleep: async () => {}, random: Math.random });
      await ${call}.catch(() => {});
      process.stderr.write('called');
    `;
    const { stderr } = await run(
      '--import=./test/support/server/log-loaded-modules.ts',
      ['--input-type=module', '--eval', program],
      {},
    ).ended;
    expect(stderr).toContain('called');
    const files = [...stderr.matchAll(/^loaded .*node_modules\/(.*)$/gm)].map(([, file = '']) => file);
    return files.filter((file) => /^(googleapis|google-auth-library|gaxios)\//.test(file));
  }

  it('is not loaded to show the address of the consent page', async () => {
    expect(await loadedBy("calendars.consentUrl({ state: 'state', codeVerifier: 'verifier' })")).toEqual([]);
  });

  it('is loaded with the first call, and only the part for calendars', async () => {
    const files = await loadedBy("calendars.refresh('token')");
    const apis = files.filter((file) => file.startsWith('googleapis/'));
    expect(apis).toContain('googleapis/build/src/apis/calendar/v3.js');
    expect(apis.filter((file) => !file.startsWith('googleapis/build/src/apis/calendar/'))).toEqual([]);
  });
});

describe('what an operator has to correct at Google', () => {
  it('is the client, if its secret is wrong or Google doesn’t know it', async () => {
    for (const change of [{ clientSecret: 'GOCSPX-wrong' }, { clientId: 'other.apps.googleusercontent.com' }]) {
      const problem = await google.calendarsWith(change).calendars.findProblem();
      expect(problem).toMatchObject({ severity: 'fail', what: expect.stringContaining('GOOGLE_CLIENT_SECRET') });
    }
  });

  it('is the address of our callback, if it isn’t registered', async () => {
    const { calendars } = google.calendarsWith({ baseUrl: 'http://upkept.example' });
    expect(await calendars.findProblem()).toEqual({
      severity: 'fail',
      what: 'Google doesn’t know the address of our callback.',
      advice: expect.stringContaining('http://upkept.example/api/calendar/callback'),
    });
  });

  it.each([
    [
      'an error in Base64',
      `authError=${Buffer.from('\n\u0015redirect_uri_mismatch\u0012').toString('base64')}`,
      'fail',
    ],
    ['another error', `authError=${Buffer.from('access_blocked').toString('base64')}`, 'warn'],
  ])('is read from the page to which Google redirects with %s', async (_, query, severity) => {
    const pages = createServer((request, response) => {
      const isConsent = request.url?.startsWith('/o/oauth2') ?? false;
      const location = `/signin/oauth/error?${query}`;
      if (isConsent) response.writeHead(302, { Location: location }).end();
      else response.writeHead(400, { 'Content-Type': 'application/json' }).end('{"error":"invalid_grant"}');
    });
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
    const { calendars } = google.calendarsWith({ addresses: addressesAt(url) });
    expect(await calendars.findProblem()).toMatchObject({ severity });
    pages.close();
  });
});
