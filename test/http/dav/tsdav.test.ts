import { createDAVClient } from 'tsdav';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinHome, makeDavClient, ticked, unticked } from '../../support/dav/dav-client.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const filters = {
  'comp-filter': { _attributes: { name: 'VCALENDAR' }, 'comp-filter': { _attributes: { name: 'VTODO' } } },
};

let homes = 0;

/** A client that we didn't write, as programs for to-dos use one. */
async function open() {
  const me = await joinHome(server, `tsdav-${homes++}@home.example`);
  const { login } = await makeDavClient(server, me);
  const client = await createDAVClient({
    serverUrl: server.url,
    credentials: { username: login.user, password: login.password },
    authMethod: 'Basic',
    defaultAccountType: 'caldav',
  });
  const [calendar, another] = await client.fetchCalendars();
  if (!calendar || another) throw new Error('there is one list of to-dos');
  const todos = async () => {
    const found = await client.fetchCalendarObjects({ calendar, filters });
    return new Map(found.map(({ url, etag = '', data }) => [new URL(url).pathname, { url, etag, data: String(data) }]));
  };
  const [first] = (await todos()).keys();
  const address = first ?? '';
  const now = async () => (await todos()).get(address) ?? { url: '', etag: '', data: '' };
  const id = address.split('/').at(-1)?.replace('.ics', '') ?? '';
  return { me, client, calendar, todos, now, address, id };
}

describe('tsdav', () => {
  it('finds the list from the server’s name alone', async () => {
    const { me, calendar, todos } = await open();
    expect(calendar).toMatchObject({ displayName: 'Home · Upkept', components: ['VTODO'] });
    const weeks = ['0', '1'].map((offset) => server.call('getWeek', { params: { offset } }, me.token));
    const tasks = (await Promise.all(weeks)).flatMap((week) => [...week.overdue, ...week.tasks]);
    expect((await todos()).size).toBe(tasks.length);
  });

  it('ticks a to-do, opens it again, and learns of a conflict and of a task that has gone', async () => {
    const { me, client, calendar, todos, now, address, id } = await open();
    const { ctag } = calendar;
    const before = await now();
    const isCurrent = async () => (await client.fetchCalendars()).some((each) => each.ctag === ctag);
    expect(await isCurrent()).toBe(true);
    const save = async (calendarObject: { url: string; etag: string; data: string }) =>
      (await client.updateCalendarObject({ calendarObject })).status;
    expect(await save({ ...before, data: ticked(before.data) })).toBe(204);
    expect(await isCurrent()).toBe(false);
    const done = await now();
    expect(done.data).toContain('STATUS:COMPLETED');
    expect(await save({ ...before, data: ticked(before.data) })).toBe(412);
    expect(await save({ ...done, data: unticked(done.data) })).toBe(204);
    expect(await now()).toEqual(before);
    await server.call('deleteTask', { params: { id } }, me.token);
    expect((await todos()).has(address)).toBe(false);
    expect(await save({ ...before, data: ticked(before.data) })).toBe(412);
  });

  it('is refused a new to-do and a removal', async () => {
    const { client, calendar, now, todos } = await open();
    const known = await todos();
    const iCalString = (await now()).data;
    const added = await client.createCalendarObject({ calendar, filename: 'mine.ics', iCalString });
    expect(added.status).toBe(403);
    expect((await client.deleteCalendarObject({ calendarObject: await now() })).status).toBe(403);
    expect(await todos()).toEqual(known);
  });
});
