import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

const formerTitle = 'Do it as an earlier catalogue said';
let server: TestServer;
let token: string;
/** A task that was done with words that the catalogue no longer has, and one that is open with such words. */
let done: { readonly id: string; readonly title: string };
let open: { readonly id: string; readonly title: string };

beforeAll(async () => {
  server = await startTestServer();
});
let people = 0;
beforeEach(async () => {
  ({ token } = await server.signIn(`${people++}@home.example`));
  // For the calendar's feed.
  await server.database.knex('households').update({ premium_granted_at: new Date() });
  await server.call('onboard', { body: onboarding() }, token);
  const { tasks } = await server.call('getWeek', { params: { offset: '0' } }, token);
  const [first, second] = tasks.filter(({ isUserCreated, completed }) => !isUserCreated && !completed);
  if (!first || !second) throw new Error('the week needs two tasks for this');
  [done, open] = [first, second];
  await server.call('completeTask', { params: { id: done.id }, body: { completed: true } }, token);
  // As after an upgrade whose catalogue has other words.
  await server.database.knex('tasks').whereIn('id', [done.id, open.id]).update({ title: formerTitle });
});
afterAll(() => server.close());

const week = async () => (await server.call('getWeek', { params: { offset: '0' } }, token)).tasks;
const textAt = async (path: string) =>
  (await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).text();

it('are kept by what was done: in the week, the history, its table, the passport and the feed', async () => {
  const tasks = await week();
  expect(tasks.find(({ id }) => id === done.id)?.title).toBe(formerTitle);
  const { entries } = await server.call('getHistory', {}, token);
  expect(entries.find(({ id }) => id === done.id)).toMatchObject({ title: formerTitle });
  expect(JSON.stringify(await server.call('exportHistory', {}, token))).toContain(formerTitle);
  const passport = JSON.stringify(
    await server.call(
      'previewPassport',
      { query: { costs: 'true', names: 'true', notes: 'true', photos: 'false' } },
      token,
    ),
  );
  expect(passport).toContain(formerTitle);
  expect(passport).not.toContain(`"${done.title}"`);
  const { url } = await server.call('renewCalendarFeed', {}, token);
  const feed = (await textAt(new URL(url).pathname)).replaceAll(/\r?\n /g, '');
  expect(feed.toLowerCase()).toContain(formerTitle.toLowerCase());
});

it('give way to those of today for what is open, or open again', async () => {
  expect((await week()).find(({ id }) => id === open.id)?.title).toBe(open.title);
  const params = { id: done.id };
  const reopened = await server.call('completeTask', { params, body: { completed: false } }, token);
  expect(reopened).toMatchObject({ title: done.title });
  expect((await week()).find(({ id }) => id === done.id)?.title).toBe(done.title);
  await server.call('completeTask', { params, body: { completed: true } }, token);
  const { entries } = await server.call('getHistory', {}, token);
  expect(entries.find(({ id }) => id === done.id)).toMatchObject({ title: done.title });
});
