import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsIn } from '#core/languages/words-in.ts';
import {
  joinHome,
  makeDavClient,
  query,
  responsesIn,
  sendDav,
  todosOnly,
  valueIn,
} from '../../support/dav/dav-client.ts';
import { publicUrl, startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let homes = 0;
const join = (changes = {}) => joinHome(server, `dav-${homes++}@home.example`, changes);
const xmlns = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/"';
const propfind = (names: string) => `<D:propfind ${xmlns}><D:prop>${names}</D:prop></D:propfind>`;
const depth = (value: string) => ({ Depth: value });

describe('finding the to-dos', () => {
  it.each(['GET', 'PROPFIND'])('%s of the well-known address leads to them', async (method) => {
    const response = await sendDav(server.url, method, '/.well-known/caldav');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/dav/']);
  });

  it('begins with what the server speaks, for everyone', async () => {
    const response = await sendDav(server.url, 'OPTIONS', '/dav/homes/x/');
    expect(response.status).toBe(204);
    expect(response.headers.get('DAV')).toBe('1, calendar-access');
    expect(response.headers.get('Allow')?.split(', ')).toEqual(
      expect.arrayContaining(['PROPFIND', 'REPORT', 'PUT', 'GET', 'OPTIONS']),
    );
  });

  it('leads from the root by the person to the home of the token', async () => {
    const me = await join();
    const { send, home } = await makeDavClient(server, me);
    const person = await send('PROPFIND', '/dav', {
      body: propfind('<D:current-user-principal/>'),
      headers: depth('0'),
    });
    expect([person.status, person.headers.get('Content-Type')]).toEqual([207, 'application/xml; charset=utf-8']);
    const principal = `/dav/people/${me.user.personId}/`;
    expect(await person.text()).toContain(`<D:current-user-principal><D:href>${principal}</D:href>`);
    const asked = propfind('<C:calendar-home-set/><D:displayname/>');
    const set = await (await send('PROPFIND', principal, { body: asked, headers: depth('0') })).text();
    expect(valueIn(set, 'C:calendar-home-set')).toBe('<D:href>/dav/homes/</D:href>');
    const names = '<D:resourcetype/><D:displayname/><C:supported-calendar-component-set/><CS:getctag/>';
    const homes = await send('PROPFIND', '/dav/homes/', { body: propfind(names), headers: depth('1') });
    const found = responsesIn(await homes.text());
    expect([...found.keys()]).toEqual(['/dav/homes/', home]);
    expect(found.get(home)).toContain('<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>');
    expect(found.get(home)).toContain('<C:comp name="VTODO"/>');
    expect(valueIn(found.get(home) ?? '', 'D:displayname')).toBe('Home · Upkept');
  });

  it('names the properties that it doesn’t have, whatever their namespace', async () => {
    const { send, home } = await makeDavClient(server, await join());
    const body = `<propfind xmlns="DAV:"><prop><getetag/><x:color xmlns:x="urn:x"/><none xmlns=""/><C:x ${xmlns}/></prop></propfind>`;
    const text = await (await send('PROPFIND', home, { body, headers: depth('0') })).text();
    const [, missing = ''] = /<D:propstat><D:prop>(.*?)<\/D:prop><D:status>HTTP\/1.1 404 Not Found/.exec(text) ?? [];
    expect(missing).toBe('<D:getetag/><X:color xmlns:X="urn:x"/><none xmlns=""/><C:x/>');
  });

  it('lists the usual properties, or all names, for those that ask for that', async () => {
    const { send, home } = await makeDavClient(server, await join());
    for (const body of ['', `<D:propfind ${xmlns}><D:allprop/></D:propfind>`]) {
      const text = await (await send('PROPFIND', home, { body, headers: depth('0') })).text();
      expect(text).toContain('<D:displayname>');
      expect(text).not.toContain('getctag');
    }
    const names = `<D:propfind ${xmlns}><D:propname/></D:propfind>`;
    const text = await (await send('PROPFIND', home, { body: names, headers: depth('0') })).text();
    expect(text).toContain('<D:displayname/>');
    expect(text).toContain('<CS:getctag/>');
  });

  it('is finite', async () => {
    const { send } = await makeDavClient(server, await join());
    for (const headers of [{}, depth('infinity')]) {
      const response = await send('PROPFIND', '/dav/', { headers });
      expect([response.status, await response.text()]).toEqual([
        403,
        expect.stringContaining('<D:propfind-finite-depth/>'),
      ]);
    }
    expect((await send('PROPFIND', '/dav/', { headers: depth('2') })).status).toBe(400);
  });
});

describe('the to-dos', () => {
  it('are those of this week and the next, as the plan shows them', async () => {
    const me = await join();
    await server.call('updateProfile', { body: { language: 'fr' } }, me.token);
    const { todos, home } = await makeDavClient(server, me, 'read');
    const weeks = await Promise.all(
      ['0', '1'].map((offset) => server.call('getWeek', { params: { offset } }, me.token)),
    );
    const tasks = weeks.flatMap((week) => [...week.overdue, ...week.tasks]);
    const shown = await todos();
    expect([...shown.keys()].sort()).toEqual(tasks.map(({ id }) => `${home}${id}.ics`).sort());
    for (const task of tasks) {
      const { text = '' } = shown.get(`${home}${task.id}.ics`) ?? {};
      const calendar = new ICAL.Component(ICAL.parse(text));
      const todo = calendar.getFirstSubcomponent('vtodo');
      const value = (name: string) => String(todo?.getFirstPropertyValue(name));
      expect([value('uid'), value('summary'), value('due')]).toEqual([task.id, task.fullTitle, task.scheduledAt]);
      expect(value('status')).toBe('NEEDS-ACTION');
      expect(value('url')).toBe(`${publicUrl}/dashboard?home=${me.user.id}`);
      expect(value('categories')).toBe(wordsIn('fr').itemName(task.guide?.item ?? ''));
      for (const step of task.guide?.steps ?? []) expect(value('description')).toContain(step);
      expect(text).toContain(`DUE;VALUE=DATE:${task.scheduledAt.replaceAll('-', '')}`);
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    }
  });

  it('have the steps and notes of the home’s own tasks', async () => {
    const me = await join();
    const body = { title: 'Call, “the” plumber;\\ now', description: 'Line one\nLine two', scheduledAt: '2027-01-09' };
    const own = await server.call('createTask', { body }, me.token);
    const { todos, home } = await makeDavClient(server, me, 'read');
    const { text = '' } = (await todos()).get(`${home}${own.id}.ics`) ?? {};
    const todo = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtodo');
    expect(todo?.getFirstPropertyValue('summary')).toBe('Call, “the” plumber;\\ now');
    expect(todo?.getFirstPropertyValue('description')).toBe('Line one\nLine two');
  });

  it('are none before the home is set up', async () => {
    const { token, user } = await server.signIn(`dav-${homes++}@home.example`);
    const { todos } = await makeDavClient(server, { token, user });
    expect((await todos()).size).toBe(0);
  });

  it('are read one by one, with a tag that says whether they changed', async () => {
    const { send, todos } = await makeDavClient(server, await join());
    const [[address = '', { etag, text } = { etag: '', text: '' }] = []] = await todos();
    const whole = await send('GET', address);
    expect([whole.status, whole.headers.get('ETag'), await whole.text()]).toEqual([200, etag, text]);
    expect(whole.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8; component=VTODO');
    const head = await send('HEAD', address);
    expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, etag, '']);
    expect(head.headers.get('Content-Length')).toBe(String(Buffer.byteLength(text)));
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      expect((await send('GET', address, { headers: { 'If-None-Match': known } })).status).toBe(304);
    }
    expect((await send('GET', address, { headers: { 'If-None-Match': '"x"' } })).status).toBe(200);
  });

  it('keep their tags until something changes, and then the tag of all changes too', async () => {
    const me = await join();
    const { send, todos, home } = await makeDavClient(server, me, 'read');
    const ctag = async () => {
      const response = await send('PROPFIND', home, { body: propfind('<CS:getctag/>'), headers: depth('0') });
      return valueIn(await response.text(), 'CS:getctag');
    };
    const [before, tag] = [await todos(), await ctag()];
    server.clock.advance({ minutes: 5 });
    expect([await todos(), await ctag()]).toEqual([before, tag]);
    const [address = ''] = before.keys();
    const id = address.slice(home.length, -'.ics'.length);
    await server.call('completeTask', { params: { id }, body: { completed: true } }, me.token);
    expect((await todos()).get(address)?.etag).not.toBe(before.get(address)?.etag);
    expect(await ctag()).not.toBe(tag);
    await server.call('completeTask', { params: { id }, body: { completed: false } }, me.token);
    expect([await todos(), await ctag()]).toEqual([before, tag]);
    await server.call('deleteTask', { params: { id } }, me.token);
    expect([(await todos()).has(address), (await ctag()) !== tag]).toEqual([false, true]);
    expect((await send('GET', address)).status).toBe(404);
  });

  it('are listed with their tags by a request for what is in the home', async () => {
    const { send, todos, home } = await makeDavClient(server, await join());
    const response = await send('PROPFIND', home, { body: propfind('<D:getetag/>'), headers: depth('1') });
    const found = responsesIn(await response.text());
    const known = [...(await todos())].map(([address, { etag }]) => [address, etag]);
    expect([...found].map(([address, xml]) => [address, valueIn(xml, 'D:getetag')]).slice(1)).toEqual(known);
  });
});

describe('a report', () => {
  const filtered = async (filter: string) => {
    const me = await join();
    const { send, todos, home } = await makeDavClient(server, me);
    const [[done = ''] = []] = await todos();
    const params = { id: done.slice(home.length, -'.ics'.length) };
    await server.call('completeTask', { params, body: { completed: true } }, me.token);
    const all = await todos();
    const within = `<C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO">${filter}</C:comp-filter></C:comp-filter>`;
    const response = await send('REPORT', home, { body: query(within) });
    const text = await response.text();
    const found = new Set(responsesIn(text).keys());
    const due = (address: string) => /DUE;VALUE=DATE:(\d+)/.exec(all.get(address)?.text ?? '')?.[1] ?? '';
    return { status: response.status, text, found, all: [...all.keys()], done, due };
  };

  it('leaves out what is done, as programs ask for that', async () => {
    const filters = [
      '<C:prop-filter name="COMPLETED"><C:is-not-defined/></C:prop-filter>',
      '<C:prop-filter name="STATUS"><C:text-match negate-condition="yes">completed</C:text-match></C:prop-filter>',
      '<C:prop-filter name="STATUS"><C:text-match collation="i;octet">NEEDS-ACTION</C:text-match></C:prop-filter>',
    ];
    for (const filter of filters) {
      const { found, all, done } = await filtered(filter);
      expect(found).toEqual(new Set(all.filter((each) => each !== done)));
    }
  });

  it('leaves out what is due at another time', async () => {
    const { found, all, due } = await filtered('<C:time-range start="20270111T000000Z" end="20270118T000000Z"/>');
    const next = all.filter((address) => due(address) >= '20270111');
    expect([found, next.length > 0, next.length < all.length]).toEqual([new Set(next), true, true]);
  });

  it('of events is empty', async () => {
    const { send, home } = await makeDavClient(server, await join());
    for (const inner of [
      '<C:comp-filter name="VEVENT"/>',
      '<C:comp-filter name="VTODO"><C:is-not-defined/></C:comp-filter>',
    ]) {
      const body = query(`<C:comp-filter name="VCALENDAR">${inner}</C:comp-filter>`);
      const response = await send('REPORT', home, { body });
      expect([response.status, responsesIn(await response.text()).size]).toEqual([207, 0]);
    }
  });

  it.each([
    ['<C:prop-filter name="SUMMARY"><C:param-filter name="X"/></C:prop-filter>', 'C:supported-filter'],
    [
      '<C:prop-filter name="SUMMARY"><C:text-match collation="i;x">x</C:text-match></C:prop-filter>',
      'C:supported-collation',
    ],
    ['<C:time-range start="now"/>', 'C:valid-filter'],
    ['<C:unknown/>', 'C:supported-filter'],
  ])('with %s is refused with the protocol’s word for that', async (filter, condition) => {
    const { status, text } = await filtered(filter);
    expect([status, text]).toEqual([403, expect.stringContaining(`<${condition}/>`)]);
  });

  it.each([48, 49])(
    'with %i conditions below its components is answered, unless they are over 50 in all',
    async (count) => {
      const { status, text } = await filtered('<C:prop-filter name="SUMMARY"/>'.repeat(count));
      if (count === 48) expect(status).toBe(207);
      else expect([status, text]).toEqual([403, expect.stringContaining('<C:valid-filter/>')]);
    },
  );

  it('on addresses has those that exist, and says which don’t', async () => {
    const [me, other] = [await join(), await join()];
    const [mine, theirs] = [await makeDavClient(server, me), await makeDavClient(server, other)];
    const [[own = '', { text } = { text: '' }] = []] = await mine.todos();
    const [foreign = ''] = (await theirs.todos()).keys();
    const never = `${mine.home}5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11.ics`;
    const hrefs = [
      `http://other.name${own}`,
      foreign,
      never,
      `${mine.home}a%20b.ics`,
      '/%E0%A4%A',
      'http://[',
      '/&lt;',
      '/&#55296;',
    ].map((each) => `<D:href>${each}</D:href>`);
    const body = `<C:calendar-multiget ${xmlns}><D:prop><C:calendar-data/></D:prop>${hrefs.join('')}</C:calendar-multiget>`;
    const found = responsesIn(await (await mine.send('REPORT', mine.home, { body })).text());
    expect(valueIn(found.get(own) ?? '', 'C:calendar-data')).toBe(text);
    const missing = [foreign, never, `${mine.home}a%20b.ics`, '/%E0%A4%A', 'http://[', '/&lt;', '/\ufffd'];
    expect([...found.keys()]).toEqual([own, ...missing]);
    for (const address of missing) expect(found.get(address)).toBe('<D:status>HTTP/1.1 404 Not Found</D:status>');
    expect(server.log.filter((line) => line.includes('unforeseen failure'))).toEqual([]);
  });

  it('that isn’t one of CalDAV’s, or elsewhere than on the to-dos, is refused', async () => {
    const { send, home } = await makeDavClient(server, await join());
    const sync = `<D:sync-collection ${xmlns}><D:sync-token/><D:prop/></D:sync-collection>`;
    for (const [path, body] of [
      [home, sync],
      ['/dav/homes/', query(todosOnly)],
    ] as const) {
      const response = await send('REPORT', path, { body });
      expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('<D:supported-report/>')]);
    }
  });
});
