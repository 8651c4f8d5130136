import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventLoop } from '#adapters/system/event-loop.ts';
import { mostTasksADay } from '#core/domain/limits.ts';
import { missedAfterDays } from '#core/domain/tasks/task.ts';
import { addDays } from '#core/domain/time/dates.ts';
import type { EventLoop } from '#core/ports/event-loop.ts';
import { joinHome, makeDavClient, query, responsesIn } from '../../support/dav/dav-client.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

/** As many as a home can have in two weeks, with those that are overdue. */
const most = (missedAfterDays + 14) * mostTasksADay;

/** How long each list was over which the server let others have their turn. */
const lengths: number[] = [];
const noting: EventLoop = {
  ...eventLoop,
  map(list, map) {
    lengths.push(list.length);
    return eventLoop.map(list, map);
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { eventLoop: noting } });
});
afterAll(() => server.close());

it('lists and filters as many to-dos as a home can have in turns with others, and makes only the one that is wanted', async () => {
  const me = await joinHome(server, 'many@home.example');
  const { send, todos, home } = await makeDavClient(server, me);
  const planned = await todos();
  const monday = '2027-01-04';
  await server.database.knex.raw(
    `insert into tasks (household_id, id, source, occurrence, title, description, category, scheduled_on, status, moved, is_first)
     select ?, gen_random_uuid(), 'hand', gen_random_uuid()::text, 'Chore ' || place || ' of the day', repeat('text ', 50), 'Home', day::date, 'open', true, false
     from generate_series(?::date, ?::date, '1 day') day cross join generate_series(1, ?::int) place`,
    [me.user.id, addDays(monday, -missedAfterDays), addDays(monday, 13), mostTasksADay],
  );
  lengths.length = 0;
  const names = '<D:propfind xmlns:D="DAV:"><D:prop><D:getetag/></D:prop></D:propfind>';
  const listed = await send('PROPFIND', home, { body: names, headers: { Depth: '1' } });
  expect(listed.status).toBe(207);
  const found = [...responsesIn(await listed.text()).keys()];
  expect(found).toEqual(expect.arrayContaining([home, ...planned.keys()]));
  expect(found).toHaveLength(1 + planned.size + most);
  const filter = `<C:prop-filter name="SUMMARY"><C:text-match>Chore ${mostTasksADay} of</C:text-match></C:prop-filter>`;
  const within = `<C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO">${filter}</C:comp-filter></C:comp-filter>`;
  const filtered = await send('REPORT', home, { body: query(within) });
  expect([filtered.status, responsesIn(await filtered.text()).size]).toEqual([207, most / mostTasksADay]);
  const all = planned.size + most;
  // The tags and the list, then the tags and the filter.
  expect(lengths).toEqual([all, all + 1, all, all]);
  lengths.length = 0;
  const [address = ''] = planned.keys();
  const one = await send('GET', address);
  const body = await one.text();
  expect((await send('PUT', address, { body })).status).toBe(204);
  expect(lengths).toEqual([1, 1]);
});
