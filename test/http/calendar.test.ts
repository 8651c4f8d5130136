import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCalendars } from '#adapters/memory/calendars.ts';
import { fixedClock } from '#adapters/memory/clock.ts';
import { dump } from '../support/database/dump.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { publicUrl, startTestServer, type TestServer } from '../support/server/test-server.ts';

const saturday = '2027-01-09';
const sunday = '2027-01-10';
const clock = fixedClock('2027-01-06T12:00:00Z');
const calendars = makeCalendars({ clock });

let server: TestServer;
let me: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ overrides: { clock, calendars } });
});
afterAll(() => server.close());
beforeEach(async () => {
  calendars.comeBack();
  me = await premiumUser();
});

const grant = (id: string, isPremium: boolean) =>
  server.database
    .knex('households')
    .where({ id })
    .update({ premium_granted_at: isPremium ? new Date() : null });

async function premiumUser(): Promise<SignedIn> {
  const signedIn = await server.signIn(`${randomUUID()}@home.example`);
  await server.call('onboard', { body: onboarding() }, signedIn.token);
  await grant(signedIn.user.id, true);
  return { ...signedIn, user: await server.call('me', {}, signedIn.token) };
}

/** Begins a visit as a browser, which keeps the cookie. */
async function visit({ token }: SignedIn, cookie?: string) {
  const response = await server.send('getCalendarAuthUrl', {}, token, cookie === undefined ? {} : { Cookie: cookie });
  expect(response.status).toBe(200);
  const setCookie = response.headers.get('Set-Cookie') ?? '';
  return { url: ((await response.json()) as { url: string }).url, setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

/** Comes back from the consent page. Returns the parameters of the page that the browser is sent to. */
async function comeBack(parameters: Record<string, string | undefined>, cookie: string): Promise<URLSearchParams> {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const response = await fetch(`${server.url}/api/calendar/callback?${query}`, {
    redirect: 'manual',
    headers: { Cookie: cookie },
  });
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([302, 'no-store']);
  const location = new URL(response.headers.get('Location') ?? '');
  expect(location.origin + location.pathname).toBe(`${publicUrl}/calendar/callback`);
  return location.searchParams;
}

async function connect(signedIn: SignedIn): Promise<URLSearchParams> {
  const { url, cookie } = await visit(signedIn);
  return comeBack(calendars.pressConsent(url, 'allow'), cookie);
}
const idOfCalendar = async () => (await server.call('getCalendar', {}, me.token)).calendarId ?? '';
const addTask = (scheduledAt: string, title = 'Water the plants') =>
  server.call('createTask', { body: { title, scheduledAt } }, me.token);
const sync = (date: string) => server.call('syncCalendarDay', { params: { date } }, me.token);
const live = (calendarId: string) => calendars.seen(calendarId).filter(({ status }) => status === 'live');

describe('connecting a calendar', () => {
  it('leads to the provider and back, with a cookie that scripts and other addresses cannot read', async () => {
    const { url, setCookie, cookie } = await visit(me);
    expect(setCookie).toMatch(/^__Host-upkept_calendar=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
    const parameters = await comeBack(calendars.pressConsent(url, 'allow'), cookie);
    const calendarId = await idOfCalendar();
    expect([...parameters.keys()]).toEqual(['success', 'connection']);
    expect(JSON.parse(parameters.get('connection') ?? '')).toEqual({
      calendarId,
      lastSyncedDate: null,
      timezone: me.user.timezone,
      eventStartTime: '15:00',
      eventDuration: 90,
    });
    expect(await server.call('getCalendar', {}, me.token)).toMatchObject({
      status: 'connected',
      keepInStep: true,
      calendarUrl: calendars.addressOf(calendarId),
      recreatedAt: null,
    });
  });

  it('fails in another browser, with a used state, and with a state that was altered', async () => {
    const { url, cookie } = await visit(me);
    const other = await visit(await premiumUser());
    const back = calendars.pressConsent(url, 'allow');
    expect((await comeBack({ ...back, state: `${back.state.slice(0, -2)}xx` }, cookie)).get('error')).toBe(
      'expired_state',
    );
    expect((await comeBack(back, other.cookie)).get('error')).toBe('failed');
    expect((await comeBack(back, cookie)).get('error')).toBe('expired_state');
    expect((await comeBack({}, cookie)).get('error')).toBe('expired_state');
  });

  it('can be begun in two tabs', async () => {
    const first = await visit(me);
    const second = await visit(me, first.cookie);
    expect(second.cookie).toBe(first.cookie);
    expect((await comeBack(calendars.pressConsent(first.url, 'allow'), second.cookie)).get('success')).toBe('true');
  });

  it.each([
    ['refuse', 'access_denied'],
    ['untick', 'scope_missing'],
  ] as const)('says so when the user presses %s', async (choice, error) => {
    const { url, cookie } = await visit(me);
    expect(Object.fromEntries(await comeBack(calendars.pressConsent(url, choice), cookie))).toEqual({ error });
  });

  it('is for premium', async () => {
    await grant(me.user.id, false);
    expect(await server.refusal('getCalendarAuthUrl', {}, me.token)).toMatchObject({
      status: 403,
      body: {
        code: 'calendar_premium_required',
        message: 'Premium subscription required for calendar integration.',
      },
    });
  });
});

describe('a connected calendar', () => {
  it('gets one event for a synced day, and loses it with its last task', async () => {
    await connect(me);
    const { id } = await addTask(saturday);
    expect(await sync(saturday)).toEqual({ lastSyncedDate: clock.now().toISOString(), tasks: 1 });
    const calendarId = await idOfCalendar();
    const ofSaturday = () => live(calendarId).filter(({ startsAt }) => startsAt.startsWith(saturday));
    expect(ofSaturday()).toMatchObject([{ startsAt: '2027-01-09T15:00:00+01:00', timezone: me.user.timezone }]);
    for (const task of (await server.call('getWeek', { params: { offset: '0' } }, me.token)).tasks) {
      if (task.scheduledAt === saturday) await server.call('deleteTask', { params: { id: task.id } }, me.token);
    }
    expect(await sync(saturday)).toMatchObject({ tasks: 0 });
    expect(ofSaturday()).toEqual([]);
    await server.refusal('deleteTask', { params: { id } }, me.token);
  });

  it('follows a task that moves, within seconds', async () => {
    await connect(me);
    const { id } = await addTask('2027-01-12');
    const calendarId = await idOfCalendar();
    const days = () => live(calendarId).map(({ startsAt }) => startsAt.slice(0, 10));
    await server.settle();
    expect(days()).toContain('2027-01-12');
    await server.call('rescheduleTask', { params: { id }, body: { scheduledAt: '2027-01-13' } }, me.token);
    await server.settle();
    expect(days()).toContain('2027-01-13');
    expect(days()).not.toContain('2027-01-12');
  });

  it('refreshes an expired token once for ten syncs at once', async () => {
    await connect(me);
    await addTask(saturday);
    await sync(saturday);
    calendars.expireAccess();
    const before = calendars.calls.length;
    await Promise.all(Array.from({ length: 10 }, () => sync(saturday)));
    expect(calendars.calls.slice(before).filter((call) => call === 'refresh')).toHaveLength(1);
    expect(live(await idOfCalendar()).filter(({ startsAt }) => startsAt.startsWith(saturday))).toHaveLength(1);
  });

  it('moves its coming events when its settings change', async () => {
    await connect(me);
    await addTask(sunday);
    const body = { timezone: 'Asia/Tokyo', eventStartTime: '23:30' };
    const changed = await server.call('updateCalendarSettings', { body }, me.token);
    expect(changed).toMatchObject({ ...body, eventDuration: 90, keepInStep: true });
    expect(await server.call('getCalendar', {}, me.token)).toMatchObject(body);
    const ofSunday = () => live(changed.calendarId ?? '').filter(({ startsAt }) => startsAt.startsWith(sunday));
    await server.settle();
    expect(ofSunday()).toMatchObject([{ endsAt: '2027-01-11T01:00:00+09:00', timezone: 'Asia/Tokyo' }]);
  });

  it.each(['24:00', '9:00', '12:60', '', '15:00:00'])('accepts no start at "%s"', async (eventStartTime) => {
    const { status } = await server.refusal(
      'updateCalendarSettings',
      { body: { timezone: 'Asia/Tokyo', eventStartTime } },
      me.token,
    );
    expect(status).toBe(400);
  });

  it('says why a day cannot be synced, in this order: no connection, no premium, no access', async () => {
    const params = { date: saturday };
    const refusal = async () => {
      const { status, body } = await server.refusal('syncCalendarDay', { params }, me.token);
      return `${status} ${body.code}`;
    };
    await grant(me.user.id, false);
    expect(await refusal()).toBe('404 calendar_not_connected');
    await grant(me.user.id, true);
    await connect(me);
    await grant(me.user.id, false);
    expect(await refusal()).toBe('403 calendar_premium_required');
    await grant(me.user.id, true);
    await addTask(saturday);
    calendars.withdraw();
    expect(await refusal()).toBe('409 calendar_needs_reconnect');
    expect(await server.call('getCalendar', {}, me.token)).toMatchObject({ status: 'needs_reconnect' });
    await server.settle();
    expect(await server.mailsTo(me.user.email)).toMatchObject([
      { subject: 'Please reconnect your calendar to Upkept' },
    ]);
    expect(await server.refusal('syncCalendarDay', { params: { date: '2027-02-30' } }, me.token)).toMatchObject({
      status: 400,
    });
  });

  it('reports that the provider is away', async () => {
    await connect(me);
    await addTask(saturday);
    calendars.goAway();
    expect(await server.refusal('syncCalendarDay', { params: { date: saturday } }, me.token)).toMatchObject({
      status: 503,
      body: { code: 'calendar_unavailable' },
    });
  });

  it('is disconnected at once, and leaves nothing behind', async () => {
    await connect(me);
    await addTask(saturday);
    await sync(saturday);
    const calendarId = await idOfCalendar();
    expect(await server.call('disconnectCalendar', {}, me.token)).toEqual({
      message: 'Calendar disconnected successfully',
    });
    expect(await server.refusal('getCalendar', {}, me.token)).toMatchObject({ status: 404 });
    expect(calendars.calendarIds()).not.toContain(calendarId);
    for (const table of ['calendar_connections', 'calendar_days']) {
      expect(await server.database.knex(table).where({ household_id: me.user.id })).toEqual([]);
    }
    expect(await server.refusal('disconnectCalendar', {}, me.token)).toMatchObject({ status: 404 });
  });

  it('is disconnected for the user although the provider is away, and deleted there later', async () => {
    await connect(me);
    const calendarId = await idOfCalendar();
    calendars.goAway();
    const { message } = await server.call('disconnectCalendar', {}, me.token);
    expect(message).toMatch(/^Your calendar is disconnected\. Google cannot be reached/);
    expect(await server.refusal('getCalendar', {}, me.token)).toMatchObject({ status: 404 });
    calendars.comeBack();
    await server.settle();
    expect(calendars.calendarIds()).not.toContain(calendarId);
  });
});

describe('the calendars of two people in a home', () => {
  it('are each one’s own, also a viewer’s, and end when their person is removed', async () => {
    await connect(me);
    const invitation = await server.call('invite', { body: { role: 'viewer' } }, me.token);
    const sam = await server.signIn(`${randomUUID()}@home.example`);
    const token = new URL(invitation.url ?? '').searchParams.get('token') ?? '';
    await server.call('acceptInvitation', { body: { token } }, sam.token);
    const inHome = { 'Upkept-Home': me.user.id };
    const theirs = () => server.send('getCalendar', {}, sam.token, inHome);
    expect((await theirs()).status).toBe(404);
    const started = await server.send('getCalendarAuthUrl', {}, sam.token, inHome);
    const { url } = (await started.json()) as { url: string };
    const [cookie = ''] = (started.headers.get('Set-Cookie') ?? '').split(';');
    expect((await comeBack(calendars.pressConsent(url, 'allow'), cookie)).get('success')).toBe('true');
    const body = { timezone: 'Europe/Paris', eventStartTime: '09:00', onlyMine: true };
    expect((await server.send('updateCalendarSettings', { body }, sam.token, inHome)).status).toBe(200);
    const { calendarId } = (await (await theirs()).json()) as { calendarId: string };
    expect(await server.call('getCalendar', {}, me.token)).toMatchObject({
      eventStartTime: '15:00',
      onlyMine: false,
      isShared: true,
    });
    expect(calendarId).not.toBe(await idOfCalendar());
    const exported = JSON.stringify(await server.call('exportAccount', {}, me.token));
    expect(exported).toContain(await idOfCalendar());
    expect(exported).not.toContain(calendarId);
    await server.call('removePerson', { params: { id: sam.user.personId } }, me.token);
    await server.settle();
    expect(calendars.calendarIds()).not.toContain(calendarId);
    expect(calendars.calendarIds()).toContain(await idOfCalendar());
    expect(await server.database.knex('calendar_connections').where({ person_id: sam.user.personId })).toEqual([]);
  });
});

describe('tokens, codes and private addresses', () => {
  it('are not readable in the database, and are in no line of the log', async () => {
    const { url, cookie } = await visit(me);
    const { state, code = '' } = calendars.pressConsent(url, 'allow');
    await comeBack({ state, code }, cookie);
    await addTask(saturday);
    await sync(saturday);
    const { url: feed } = await server.call('renewCalendarFeed', {}, me.token);
    await fetch(feed.replace(publicUrl, server.url));
    const secret = feed.split('/').at(-1)?.replace('.ics', '') ?? '';
    await fetch(`${server.url}/api/calendar/fed/${secret}`);
    const whole = JSON.stringify(await dump(server.database.knex));
    const nonce = cookie.split('=')[1] ?? '';
    for (const text of ['"access-', '"refresh-', secret, nonce, code, state]) expect(whole).not.toContain(text);
    const log = server.log.join('\n');
    expect(log).toContain('/api/calendar/feed/[secret]');
    expect(log).toContain('"path":"/api/calendar/callback"');
    for (const text of ['access-', 'refresh-', secret, nonce, code, state]) expect(log).not.toContain(text);
  });
});

describe('the feed', () => {
  const read = (url: string, headers: Record<string, string> = {}) =>
    fetch(url.replace(publicUrl, server.url), { headers });

  it('needs no connected calendar, and can be read, renewed and removed', async () => {
    const none = { url: null, times: null, onlyMine: false, isShared: false };
    expect(await server.call('getCalendarFeed', {}, me.token)).toEqual(none);
    const feed = await server.call('renewCalendarFeed', {}, me.token);
    const { url } = feed;
    expect(url).toMatch(new RegExp(`^${publicUrl}/api/calendar/feed/[0-9a-f]{64}\\.ics$`));
    expect(await server.call('getCalendarFeed', {}, me.token)).toEqual(feed);
    await addTask(saturday, 'Water the plants');
    const response = await read(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    expect(await response.text()).toContain('Water the plants');

    const { url: next } = await server.call('renewCalendarFeed', {}, me.token);
    expect([(await read(url)).status, (await read(next)).status]).toEqual([404, 200]);
    await server.call('deleteCalendarFeed', {}, me.token);
    expect((await read(next)).status).toBe(404);
    expect(await server.call('getCalendarFeed', {}, me.token)).toEqual(none);
  });

  it('has events at the times that were chosen for it', async () => {
    const times = { timezone: 'Asia/Tokyo', eventStartTime: '09:00', eventDuration: 30 };
    const choose = (change: object = {}) =>
      server.refusal('updateCalendarFeed', { body: { ...times, ...change } }, me.token);
    expect(await choose()).toMatchObject({ status: 404, body: { message: 'You have no private calendar address' } });
    const { url } = await server.call('renewCalendarFeed', {}, me.token);
    await server.call('updateCalendarFeed', { body: times }, me.token);
    expect(await server.call('getCalendarFeed', {}, me.token)).toEqual({
      url,
      times,
      onlyMine: false,
      isShared: false,
    });
    await addTask(saturday);
    expect(await (await read(url)).text()).toMatch(/DTSTART:\d{8}T000000Z\r\nDTEND:\d{8}T003000Z/);
    expect(await choose({ timezone: 'Mars/Olympus' })).toMatchObject({ status: 400 });
    expect(await choose({ eventStartTime: '9:00' })).toMatchObject({ status: 400 });
    expect(await choose({ eventDuration: 721 })).toMatchObject({ status: 400 });
  });

  it('is sent again only when it has changed', async () => {
    const { url } = await server.call('renewCalendarFeed', {}, me.token);
    await addTask(saturday);
    const tag = (await read(url)).headers.get('ETag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const unchanged = await read(url, { 'If-None-Match': known });
      expect([unchanged.status, unchanged.headers.get('ETag'), await unchanged.text()]).toEqual([304, tag, '']);
    }
    await addTask(saturday, 'Another');
    const changed = await read(url, { 'If-None-Match': tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(tag);
  });

  it('is unknown at an invented address, and after premium has ended', async () => {
    const { url } = await server.call('renewCalendarFeed', {}, me.token);
    expect((await read(`${publicUrl}/api/calendar/feed/${'0'.repeat(64)}.ics`)).status).toBe(404);
    await grant(me.user.id, false);
    expect((await read(url)).status).toBe(404);
    expect(await server.refusal('renewCalendarFeed', {}, me.token)).toMatchObject({ status: 403 });
  });
});
