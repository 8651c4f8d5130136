import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dump } from '../support/database/dump.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { type ConsentChoice, type GooglePages, makeGooglePages } from '../support/server/google-pages.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

const saturday = '2027-01-09';

/** The whole way to Google's stand-in and back. No worker runs, so that a test knows each call. */
let server: TestServer;
let google: GooglePages;
let me: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  google = makeGooglePages(server.sandboxUrl);
});
afterAll(() => server.close());
beforeEach(async () => {
  me = await server.signIn(`${randomUUID()}@home.example`);
  await server.call('onboard', { body: onboarding() }, me.token);
  await server.database.knex('households').where({ id: me.user.id }).update({ premium_granted_at: new Date() });
});
afterEach(() => google.setFaults());

/** Goes to the consent page, presses a button and comes back. Returns the parameters of the final page. */
async function connect(choice: ConsentChoice = 'allow'): Promise<URLSearchParams> {
  const visit = await server.send('getCalendarAuthUrl', {}, me.token);
  const [cookie = ''] = (visit.headers.get('Set-Cookie') ?? '').split(';');
  const { url } = (await visit.json()) as { url: string };
  const { search } = new URL(await google.consent(url, choice));
  const back = await fetch(`${server.url}/api/calendar/callback${search}`, {
    redirect: 'manual',
    headers: { Cookie: cookie },
  });
  return new URL(back.headers.get('Location') ?? '').searchParams;
}

const sync = () => server.call('syncCalendarDay', { params: { date: saturday } }, me.token);
const events = () => google.events(me.user.email);
const addTask = (title: string) => server.call('createTask', { body: { title, scheduledAt: saturday } }, me.token);

/** Returns the calls that the work makes, as 'POST events 200'. */
async function callsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = (await google.calls()).length;
  await work();
  const name = (path: string) =>
    path === '/token' || path === '/revoke' ? path : /\/events/.test(path) ? 'events' : 'calendars';
  return (await google.calls()).slice(before).map(({ method, path, status }) => `${method} ${name(path)} ${status}`);
}

describe('a day at Google', () => {
  it('takes one call to write and one to verify, and comes back after the user deleted it', async () => {
    expect(await callsOf(connect)).toEqual(['POST /token 200', 'POST calendars 200']);
    await addTask('Water the plants');
    expect(await callsOf(sync)).toEqual(['POST events 200']);
    expect(await callsOf(sync)).toEqual(['GET events 200']);
    const [first] = await events();
    expect(first).toMatchObject({
      calendar: 'Upkept',
      status: 'confirmed',
      start: { dateTime: expect.stringMatching(/^2027-01-09T15:00:00/), timeZone: me.user.timezone },
      reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 30 }] },
    });
    expect(first?.description).toContain('Water the plants');
    await google.deleteEvent(first?.calendarId ?? '', first?.id ?? '');
    await sync();
    expect((await events()).map(({ status }) => status).sort()).toEqual(['cancelled', 'confirmed']);
  });

  it('has one event although Google is busy and loses responses', async () => {
    await connect();
    await addTask('Water the plants');
    await google.setFaults({ lost: true, times: 1 });
    await sync();
    await google.setFaults({ status: 403, times: 1 });
    await addTask('Feed the plants');
    await sync();
    expect(await events()).toHaveLength(1);
    expect((await events())[0]?.description).toContain('Feed the plants');
  });

  it('is written with a fresh token once the old one has expired, and to a new calendar if the user deleted ours', async () => {
    await connect();
    await addTask('Water the plants');
    await sync();
    await google.expireAccess(me.user.email);
    expect(await callsOf(sync)).toEqual(['GET events 401', 'POST /token 200', 'GET events 200']);
    const [event] = await events();
    await google.deleteCalendar(event?.calendarId ?? '');
    await sync();
    const [again, ...others] = await events();
    expect([again?.status, others]).toEqual(['confirmed', []]);
    expect(again?.calendarId).not.toBe(event?.calendarId);
  });
});

describe('access to Google', () => {
  it.each([
    ['refuse', 'access_denied'],
    ['untick', 'scope_missing'],
  ] as const)('is not given when the user presses %s', async (choice, error) => {
    expect(Object.fromEntries(await connect(choice))).toEqual({ error });
    expect((await server.refusal('getCalendar', {}, me.token)).status).toBe(404);
  });

  it('that the user withdraws has to be given again, and nothing is asked until then', async () => {
    await connect();
    await addTask('Water the plants');
    await google.revoke(me.user.email);
    const refused = async () =>
      (await server.refusal('syncCalendarDay', { params: { date: saturday } }, me.token)).body.code;
    expect(await refused()).toBe('calendar_needs_reconnect');
    expect(await callsOf(refused)).toEqual([]);
    await connect();
    await sync();
    expect((await events()).map(({ status }) => status)).toEqual(['confirmed']);
  });

  it('ends with the calendar when it is disconnected', async () => {
    await connect();
    await addTask('Water the plants');
    await sync();
    const disconnect = () => server.call('disconnectCalendar', {}, me.token);
    expect(await callsOf(disconnect)).toEqual(['DELETE calendars 204', 'POST /revoke 200']);
    expect(await events()).toEqual([]);
  });

  it('leaves no token and no code in the database or the log', async () => {
    await connect();
    await addTask('Water the plants');
    await google.setFaults({ status: 500 });
    await server.refusal('syncCalendarDay', { params: { date: saturday } }, me.token);
    const everything = JSON.stringify(await dump(server.database.knex)) + server.log.join('');
    expect(everything).not.toMatch(/(ya29\.|1\/\/0|4\/0)[\w-]{20}|GOCSPX/);
  });
});

describe('production without Google’s keys', () => {
  it('offers no calendar', async () => {
    const without = await startTestServer({
      settings: { NODE_ENV: 'production', HOST: '127.0.0.1', POSTMARK_SERVER_TOKEN: 'unused' },
    });
    try {
      const { token, user } = await without.signIn('ada@home.example');
      await without.call('onboard', { body: onboarding() }, token);
      await without.database.knex('households').where({ id: user.id }).update({ premium_granted_at: new Date() });
      expect(await without.refusal('getCalendarAuthUrl', {}, token)).toMatchObject({
        status: 503,
        body: { code: 'calendar_not_offered' },
      });
      expect((await without.refusal('getCalendar', {}, token)).status).toBe(404);
    } finally {
      await without.close();
    }
  });
});
