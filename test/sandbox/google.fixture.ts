import { createHash } from 'node:crypto';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { makeGooglePages } from '../support/server/google-pages.ts';

export const client = { client_id: 'sandbox.apps.googleusercontent.com', client_secret: 'GOCSPX-sandbox' };
export const redirectUri = 'https://upkept.example/api/calendar/callback';
export const scope = 'https://www.googleapis.com/auth/calendar.app.created';
export const verifier = 'a-verifier-of-at-least-forty-three-characters~.';
export const email = 'ada@gmail.example';

type Fields = Readonly<Record<string, string | undefined>>;

const defined = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

export const event = {
  id: 'u0123456789',
  summary: 'Maintain your home',
  description: 'Clean the filter',
  start: { dateTime: '2027-03-02T15:00:00', timeZone: 'Europe/Paris' },
  end: { dateTime: '2027-03-02T16:30:00', timeZone: 'Europe/Paris' },
  reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 30 }] },
};

/** A sandbox of its own with a clock that a test sets, and the steps that lead to a calendar. */
export async function makeGoogleFixture() {
  let now = new Date('2027-01-06T12:00:00Z');
  const sandbox = await startSandbox({ port: 0, clock: { now: () => now } });
  const pages = makeGooglePages(sandbox.url);

  const consentUrl = (changes: Fields = {}): string => {
    const fields = {
      client_id: client.client_id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope,
      state: 'state',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      login_hint: email,
      ...changes,
    };
    return `${sandbox.url}/google/o/oauth2/v2/auth?${new URLSearchParams(defined(fields))}`;
  };

  async function post(path: string, fields: Fields) {
    const response = await fetch(`${sandbox.url}/google${path}`, {
      method: 'POST',
      body: new URLSearchParams(defined(fields)),
    });
    return { status: response.status, body: await response.json() };
  }

  const code = async (url = consentUrl()): Promise<string> =>
    new URL(await pages.consent(url)).searchParams.get('code') ?? '';
  const exchange = (changes: Fields) =>
    post('/token', {
      ...client,
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...changes,
    });
  const connect = async (url?: string) => (await exchange({ code: await code(url) })).body;

  const call = async (token: string, method: string, path: string, body?: object, headers: Fields = {}) => {
    const response = await fetch(`${sandbox.url}/google/calendar/v3${path}`, {
      method,
      headers: defined({ Authorization: `Bearer ${token}`, 'Content-Type': body && 'application/json', ...headers }),
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  };

  return {
    url: sandbox.url,
    pages,
    consentUrl,
    post,
    code,
    exchange,
    connect,
    call,
    /** Connects and creates a calendar. `events` calls the API below the calendar's events. */
    open: async () => {
      const { access_token: token } = await connect();
      const created = await call(token, 'POST', '/calendars', { summary: 'Upkept', timeZone: 'Europe/Paris' });
      const path = `/calendars/${encodeURIComponent(created.body.id)}`;
      return {
        token,
        path,
        calendarId: String(created.body.id),
        events: (method: string, below = '', body?: object, headers?: Fields) =>
          call(token, method, `${path}/events${below}`, body, headers),
      };
    },
    later: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    close: sandbox.close,
  };
}
