import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinHome, makeDavClient, ticked, unticked } from '../../support/dav/dav-client.ts';
import type { SignedIn } from '../../support/server/client.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let homes = 0;
async function join() {
  const me = await joinHome(server, `ticking-${homes++}@home.example`);
  const client = await makeDavClient(server, me);
  const [[address = '', first = { etag: '', text: '' }] = []] = await client.todos();
  return { me, ...client, address, first, id: address.slice(client.home.length, -'.ics'.length) };
}

const type = { 'Content-Type': 'text/calendar; charset=utf-8' };

async function taskOf({ token }: SignedIn, id: string) {
  for (const offset of ['0', '1']) {
    const { tasks } = await server.call('getWeek', { params: { offset } }, token);
    const found = tasks.find((task) => task.id === id);
    if (found) return found;
  }
  throw new Error('the task is in neither week');
}

describe('ticking a to-do', () => {
  it('completes the task, and opening it again does too, each without a tag for what was sent', async () => {
    const { me, send, todos, address, first, id } = await join();
    const put = await send('PUT', address, { body: ticked(first.text), headers: { ...type, 'If-Match': first.etag } });
    expect([put.status, put.headers.get('ETag'), await put.text()]).toEqual([204, null, '']);
    expect(await taskOf(me, id)).toMatchObject({ completed: true, completedBy: { id: me.user.personId } });
    const done = (await todos()).get(address) ?? first;
    expect(done.text).toContain('STATUS:COMPLETED');
    expect(done.text).toContain('COMPLETED:20270106T120000Z');
    const back = await send('PUT', address, { body: unticked(done.text), headers: { ...type, 'If-Match': done.etag } });
    expect(back.status).toBe(204);
    expect((await taskOf(me, id)).completed).toBe(false);
    expect((await todos()).get(address)).toEqual(first);
  });

  it('counts on the day that the program names, in the home’s time zone, but not in the future or long ago', async () => {
    for (const [completed, day] of [
      ['20270103T233000Z', '2027-01-04'],
      ['20270105T120000Z', '2027-01-05'],
      ['20270109T120000Z', '2027-01-06'],
      ['20270105T120000', '2027-01-05'],
      ['20261202T120000Z', '2026-12-02'],
      ['20261201T120000Z', '2027-01-06'],
      ['19700101T000000Z', '2027-01-06'],
      ['99999999T999999Z', '2027-01-06'],
      ['00000000T000000Z', '2027-01-06'],
    ] as const) {
      const { me, send, address, first, id } = await join();
      expect((await send('PUT', address, { body: ticked(first.text, completed), headers: type })).status).toBe(204);
      expect((await taskOf(me, id)).completedAt).toContain(day);
    }
  });

  it('takes over nothing else that the program changed', async () => {
    const { me, send, todos, address, first, id } = await join();
    const before = await taskOf(me, id);
    const body = first.text
      .replace(/SUMMARY:.*\r\n/, 'SUMMARY:Mine\r\n')
      .replace(/DUE;VALUE=DATE:\d+/, 'DUE;VALUE=DATE:20270120')
      .replace(
        'END:VTODO',
        'X-SORT:1\r\nRRULE:FREQ=DAILY\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\nEND:VTODO',
      );
    const response = await send('PUT', address, { body, headers: { ...type, 'If-Match': first.etag } });
    expect([response.status, response.headers.get('ETag')]).toEqual([204, null]);
    expect((await todos()).get(address)).toEqual(first);
    expect(await taskOf(me, id)).toEqual(before);
    const cancelled = first.text.replace('NEEDS-ACTION', 'CANCELLED');
    expect((await send('PUT', address, { body: cancelled, headers: type })).status).toBe(204);
    expect(await taskOf(me, id)).toEqual(before);
  });
});

describe('a tick without the right to it', () => {
  it('is refused with the address as the program sent it', async () => {
    const { send, home } = await makeDavClient(server, (await join()).me, 'read');
    const response = await send('PUT', `${home}a%20b.ics`, { body: '', headers: type });
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining(`<D:href>${home}a%20b.ics</D:href><D:privilege><D:write-content/>`),
    ]);
  });
});

describe('a conflict', () => {
  it('with another device is refused with 412, and leaves the task as it is', async () => {
    const { me, send, address, first, id } = await join();
    await server.call('completeTask', { params: { id }, body: { completed: true } }, me.token);
    const done = await taskOf(me, id);
    for (const headers of [{ 'If-Match': first.etag }, { 'If-None-Match': '*' }, { 'If-Match': 'x' }] as const) {
      const response = await send('PUT', address, { body: first.text, headers: { ...type, ...headers } });
      expect(response.status).toBe(412);
    }
    expect(await taskOf(me, id)).toEqual(done);
  });

  it('of programs that tick it at the same moment leaves one of them the first', async () => {
    const { me, send, address, first, id } = await join();
    const sending = { body: ticked(first.text), headers: { ...type, 'If-Match': first.etag } };
    const responses = await Promise.all(Array.from({ length: 5 }, () => send('PUT', address, sending)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 412, 412, 412, 412]);
    expect((await taskOf(me, id)).completed).toBe(true);
  });

  it('with a plan that no longer has the task is refused with 412, or 403 if the program expects nothing', async () => {
    const { me, send, home, address, first, id } = await join();
    await server.call('deleteTask', { params: { id } }, me.token);
    const known = await send('PUT', address, {
      body: ticked(first.text),
      headers: { ...type, 'If-Match': first.etag },
    });
    expect(known.status).toBe(412);
    expect((await send('GET', address)).status).toBe(404);
    for (const headers of [{}, { 'If-None-Match': '*' }]) {
      const added = await send('PUT', `${home}new.ics`, { body: first.text, headers: { ...type, ...headers } });
      expect([added.status, await added.text()]).toEqual([
        403,
        expect.stringContaining('<D:privilege><D:bind/></D:privilege>'),
      ]);
    }
  });
});

describe('a loop of two programs', () => {
  it('that tick a to-do and open it again ends with one state, and one entry in the history', async () => {
    const { me, send, todos, address, id, first } = await join();
    const programs = [{ send, todos }, await makeDavClient(server, me)];
    let known = first;
    for (const change of [ticked, unticked, ticked, unticked, ticked]) {
      const sending = { body: change(known.text), headers: { ...type, 'If-Match': known.etag } };
      const statuses = [];
      for (const program of programs.reverse()) statuses.push((await program.send('PUT', address, sending)).status);
      // What the second one knows is older by then.
      expect(statuses).toEqual([204, 412]);
      const [one, other] = await Promise.all(programs.map(async (program) => (await program.todos()).get(address)));
      expect(one).toEqual(other);
      known = one ?? first;
    }
    expect(known.text).toContain('STATUS:COMPLETED');
    expect((await taskOf(me, id)).completed).toBe(true);
    const { entries } = await server.call('getHistory', { query: {} }, me.token);
    expect(entries.filter((entry) => entry.id === id)).toHaveLength(1);
    expect(entries).toHaveLength(1);
  });
});

describe('a removal', () => {
  it('is refused, because a task belongs to the plan', async () => {
    const { me, send, home, address, id } = await join();
    for (const path of [address, home, '/dav/']) {
      const response = await send('DELETE', path);
      expect([response.status, await response.text()]).toEqual([
        403,
        expect.stringContaining('<D:need-privileges><D:resource>'),
      ]);
    }
    expect((await taskOf(me, id)).completed).toBe(false);
    expect((await send('DELETE', `${home}none.ics`)).status).toBe(403);
    expect((await send('DELETE', '/dav/homes/none/')).status).toBe(404);
  });

  it('and a change of properties is refused property by property', async () => {
    const { send, home } = await join();
    const body =
      '<D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><D:displayname>Mine</D:displayname></D:prop></D:set><D:remove><D:prop><x:a xmlns:x="urn:x"/></D:prop></D:remove></D:propertyupdate>';
    const response = await send('PROPPATCH', home, { body });
    const text = await response.text();
    expect([response.status, text]).toEqual([207, expect.stringContaining('HTTP/1.1 403 Forbidden')]);
    expect(text).toContain('<D:displayname/><X:a xmlns:X="urn:x"/>');
    expect(text).toContain('<D:cannot-modify-protected-property/>');
  });

  it.each(['', '<D:set/>', '<D:set><D:prop/></D:set>', '<D:set><D:propname/></D:set>'])(
    'and a change of no property is no question: %s',
    async (changes) => {
      const { send, home } = await join();
      const body = `<D:propertyupdate xmlns:D="DAV:">${changes}</D:propertyupdate>`;
      expect((await send('PROPPATCH', home, { body })).status).toBe(400);
    },
  );
});
