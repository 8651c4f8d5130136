import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpOfWhatMatters } from '../support/database/dump.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import type { Mail } from '../support/server/inbox.ts';
import { publicUrl, startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let people = 0;
async function resident(): Promise<SignedIn> {
  const person = await server.signIn(`summary-${++people}@home.example`);
  await server.call('onboard', { body: onboarding() }, person.token);
  return person;
}

/** The tokens in a summary's plain text, and in its header. */
const tokensOf = (mail: Mail, path: string): readonly string[] =>
  [...mail.text.matchAll(new RegExp(`${path}\\?token=([\\w.-]+)`, 'g'))].map(([, token = '']) => token);

/** Asks for the summary of now, and waits for it. */
async function received(person: SignedIn) {
  await server.call('sendWeeklySummary', {}, person.token);
  await server.settle();
  expect(await server.mailsTo(person.user.email)).toHaveLength(1);
  const [mail] = (await server.mailsTo(person.user.email)) as readonly [Mail];
  const [done = '', notThisWeek = ''] = tokensOf(mail, '/summary/act');
  const [unsubscribe = ''] = tokensOf(mail, '/unsubscribe');
  return { mail, done, notThisWeek, unsubscribe };
}

describe('the settings of the weekly summary', () => {
  it('are Monday at eight after onboarding, and can be changed', async () => {
    const { token, user } = await resident();
    const settings = await server.call('getWeeklySummary', {}, token);
    expect(settings).toMatchObject({ enabled: true, weekday: 'Monday', hour: 8, stopped: null, paused: false });
    expect(settings).toMatchObject({ email: user.email, emailRefused: false });
    expect(settings.nextAt).toMatch(/^2027-01-11T07:0/);
    const changed = await server.call('updateWeeklySummary', { body: { weekday: 'Friday', hour: 18 } }, token);
    expect(changed).toMatchObject({ enabled: true, weekday: 'Friday', hour: 18 });
    expect(changed.nextAt).toMatch(/^2027-01-08T17:0/);
    expect(await server.call('getWeeklySummary', {}, token)).toEqual(changed);
    const off = await server.call('updateWeeklySummary', { body: { enabled: false } }, token);
    expect(off).toMatchObject({ enabled: false, nextAt: null });
  });

  it('can be read before onboarding, but not changed', async () => {
    const { token } = await server.signIn('summary-newcomer@home.example');
    expect(await server.call('getWeeklySummary', {}, token)).toMatchObject({ enabled: true, nextAt: null });
    const { status } = await server.refusal('updateWeeklySummary', { body: { enabled: false } }, token);
    expect(status).toBe(409);
  });

  it.each([{ hour: 24 }, { hour: -1 }, { hour: 7.5 }, { weekday: 'Someday' }, { enabled: 'yes' }])(
    'refuse %o',
    async (body) => {
      const { token } = await resident();
      expect((await server.refusal('updateWeeklySummary', { body }, token)).status).toBe(400);
    },
  );
});

describe('a summary that is sent now', () => {
  it('arrives, and at most three an hour do', async () => {
    const person = await resident();
    await received(person);
    for (let count = 0; count < 2; count++) await server.call('sendWeeklySummary', {}, person.token);
    const { status, headers } = await server.refusal('sendWeeklySummary', {}, person.token);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('has links that act without a session, and only on POST', async () => {
    const person = await resident();
    const { done, notThisWeek } = await received(person);
    // The worker may not have finished what onboarding asked it for.
    await server.settle();
    expect(await server.database.knex('pending_jobs').pluck('id')).toEqual([]);
    const before = await dumpOfWhatMatters(server.database.knex);
    for (const token of [done, notThisWeek]) {
      for (let count = 0; count < 5; count++) {
        const { state } = await server.call('getSummaryAction', { params: { token } });
        expect(state).toBe('open');
        const head = await fetch(`${server.url}/api/weekly-summary/act/${token}`, { method: 'HEAD' });
        expect(head.status).toBe(200);
      }
    }
    expect(await dumpOfWhatMatters(server.database.knex)).toEqual(before);

    const { title, state } = await server.call('takeSummaryAction', { params: { token: done }, body: {} });
    expect(state).toBe('done');
    const week = await server.call('getWeek', { params: { offset: '0' } }, person.token);
    expect(week.tasks.filter(({ completed }) => completed).map((task) => task.fullTitle)).toEqual([title]);
    const undone = await server.call('takeSummaryAction', { params: { token: done }, body: { undo: true } });
    expect(undone).toMatchObject({ title, action: 'done', state: 'open' });
    const moved = await server.call('takeSummaryAction', { params: { token: notThisWeek }, body: {} });
    expect(moved).toMatchObject({ action: 'not-this-week', state: 'moved' });
  });

  it('has links that say in which week their task is', async () => {
    const { done, notThisWeek } = await received(await resident());
    expect(await server.call('getSummaryAction', { params: { token: done } })).toMatchObject({ week: 0 });
    expect(await server.call('takeSummaryAction', { params: { token: notThisWeek }, body: {} })).toMatchObject({
      week: 1,
    });
    expect(await server.call('getSummaryAction', { params: { token: done } })).toMatchObject({
      week: 1,
      state: 'open',
    });
    const ticked = await server.call('takeSummaryAction', { params: { token: done }, body: {} });
    expect(ticked).toMatchObject({ week: 1, state: 'done' });
  });

  it('keeps its tokens out of the log', async () => {
    const person = await resident();
    const { done, unsubscribe } = await received(person);
    await server.call('takeSummaryAction', { params: { token: done }, body: {} });
    await server.send('unsubscribe', { params: { token: unsubscribe } });
    await fetch(`${server.url}/API/unsubscribe/${unsubscribe}`, { redirect: 'manual' });
    const log = server.log.join('\n');
    expect(log).toContain('/api/weekly-summary/act/[secret]');
    for (const token of [done, unsubscribe]) expect(log).not.toContain(token.slice(-20));
    expect(log).not.toContain(person.user.email);
  });

  it('refuses tokens that are forged or for something else', async () => {
    const person = await resident();
    const { done, unsubscribe } = await received(person);
    for (const token of ['forged', `${done}x`, unsubscribe]) {
      const { status, body } = await server.refusal('takeSummaryAction', { params: { token }, body: {} });
      expect({ status, code: body.code }).toEqual({ status: 410, code: 'summary_link_expired' });
    }
    expect((await server.refusal('unsubscribe', { params: { token: done } })).status).toBe(410);
  });
});

describe('unsubscribing', () => {
  it('works by one POST of a mail program, without a session and without a redirect', async () => {
    const person = await resident();
    const { unsubscribe } = await received(person);
    const response = await fetch(`${server.url}/api/unsubscribe/${unsubscribe}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'manual',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    const settings = await server.call('getWeeklySummary', {}, person.token);
    expect(settings).toMatchObject({ enabled: false, stopped: 'unsubscribed', nextAt: null });
  });

  it('by GET leads to the page and changes nothing', async () => {
    const person = await resident();
    const { unsubscribe } = await received(person);
    const response = await fetch(`${server.url}/api/unsubscribe/${unsubscribe}`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(`${publicUrl}/unsubscribe?token=${unsubscribe}`);
    expect(await server.call('getWeeklySummary', {}, person.token)).toMatchObject({ enabled: true });
  });

  it('on the page can be taken back there', async () => {
    const person = await resident();
    const { unsubscribe: token } = await received(person);
    const params = { token };
    expect(await server.call('getSummarySubscription', { params })).toEqual({ subscribed: true });
    for (const subscribed of [false, true]) {
      expect(await server.call('setSummarySubscription', { params, body: { subscribed } })).toEqual({ subscribed });
      expect(await server.call('getSummarySubscription', { params })).toEqual({ subscribed });
    }
  });
});
