import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import { contract, type EndpointName } from '#apps/contract/index.ts';
import { tokenAccess } from '#apps/contract/token-access.ts';
import { allows, type TokenScope, tokenScopes } from '#core/domain/access/api-token.ts';
import { atLeast, type Role, roles } from '#core/domain/people/membership.ts';
import { dumpOfWhatMatters } from '../support/database/dump.ts';
import {
  basic,
  type DavClient,
  joinHome,
  makeDavClient,
  query,
  responsesIn,
  sendDav,
  ticked,
  todosOnly,
} from '../support/dav/dav-client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const join = () => joinHome(server, `${randomUUID()}@home.example`);

/** The endpoints that only programs with a token call, each as a request that its owner may send. */
const guarded = (Object.keys(contract) as EndpointName[]).filter(
  (name) => contract[name].kind === 'dav' && contract[name].access !== 'public',
);

/** Without reading any to-do. */
const alwaysRefused: ReadonlySet<string> = new Set(['DELETE', 'PROPPATCH']);

type Target = { readonly home: string; readonly address: string; readonly text: string };

const bodies: Readonly<Record<string, (target: Target) => string>> = {
  REPORT: () => query(todosOnly),
  PUT: ({ text }) => text.replace('SUMMARY', 'X-SUMMARY'),
  PROPPATCH: () =>
    '<D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><D:displayname/></D:prop></D:set></D:propertyupdate>',
};

function requestOf(name: EndpointName, target: Target) {
  const { method } = contract[name];
  const body = bodies[method]?.(target);
  const path = method === 'REPORT' || method === 'PROPFIND' ? target.home : target.address;
  return { method, path, headers: { Depth: '1' }, ...(body !== undefined && { body }) };
}

async function targetOf({ home, todos }: DavClient): Promise<Target> {
  const [[address = '', { text } = { text: '' }] = []] = await todos();
  return { home, address, text };
}

describe.each(guarded)('%s', (name) => {
  const endpoint: Endpoint = contract[name];
  const needed = tokenAccess[name] ?? 'write';
  const mayCall = (role: Role, scope: TokenScope) => allows(scope, needed) && atLeast(role, endpoint.access as Role);

  it('takes its turn if it reads all to-dos of the home', () => {
    expect(endpoint.costly ?? false).toBe(!alwaysRefused.has(endpoint.method));
  });

  it('depends on the token’s scope and the role of its person', async () => {
    const me = await join();
    const table: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const scope of tokenScopes) {
      const client = await makeDavClient(server, me, scope);
      const target = await targetOf(client);
      const { method, path, ...sending } = requestOf(name, target);
      for (const role of roles) {
        await server.database.knex('memberships').where({ household_id: me.user.id }).update({ role });
        const response = await client.send(method, path, sending);
        const text = await response.text();
        const isRefused =
          response.status === 403 && text.includes('<D:need-privileges>') && text.includes('<U:message>');
        table[`${role} ${scope}`] = isRefused ? 'refused' : 'let in';
        expected[`${role} ${scope}`] = mayCall(role, scope) ? 'let in' : 'refused';
      }
      await server.database.knex('memberships').where({ household_id: me.user.id }).update({ role: 'owner' });
    }
    expect(table).toEqual(expected);
  });

  it('is closed to strangers, wrong names, sessions, other tokens and those whose time is over', async () => {
    const [me, other] = [await join(), await join()];
    const [mine, theirs] = [await makeDavClient(server, me), await makeDavClient(server, other)];
    const target = await targetOf(mine);
    const { method, path, ...sending } = requestOf(name, target);
    const { user, password } = mine.login;
    const wrong: readonly (string | undefined)[] = [
      undefined,
      '',
      'Basic',
      'Basic !',
      `Bearer ${password}`,
      `Bearer ${me.token}`,
      basic({ user, password: me.token }),
      basic({ user, password: '' }),
      basic({ user: '', password }),
      basic({ user: theirs.login.user, password }),
      basic({ user, password: theirs.login.password }),
      basic({ user, password: `${password}0` }),
      basic({ user, password: password.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }),
      basic({ user: `${user}\0`, password }),
    ];
    for (const login of wrong) {
      const response = await sendDav(server.url, method, path, { ...sending, ...(login !== undefined && { login }) });
      expect([login, response.status]).toEqual([login, 401]);
      expect(response.headers.get('WWW-Authenticate')).toBe('Basic realm="Upkept", charset="UTF-8"');
      if (method !== 'GET') expect(await response.text()).toContain('<D:error');
    }
    // To another home's address, the response is as to one that never existed.
    const never = { ...target, home: `/dav/homes/${randomUUID()}/`, address: `/dav/homes/${randomUUID()}/x.ics` };
    for (const place of [target, never]) {
      const asked = requestOf(name, place);
      const { status } = await theirs.send(asked.method, asked.path, sending);
      expect([place.address, status]).toEqual([place.address, 404]);
    }
    await server.database.knex('api_tokens').where({ household_id: me.user.id }).delete();
    expect((await mine.send(method, path, sending)).status).toBe(401);
  });

  it('is closed to pages of other sites if it changes something', async () => {
    const mine = await makeDavClient(server, await join());
    const { method, path, headers, ...sending } = requestOf(name, await targetOf(mine));
    const response = await mine.send(method, path, {
      ...sending,
      headers: { ...headers, Origin: 'https://evil.example' },
    });
    expect(response.status === 403 || method === 'GET').toBe(true);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('bad input', () => {
  let client: DavClient;
  let target: Target;
  beforeAll(async () => {
    client = await makeDavClient(server, await join());
    target = await targetOf(client);
  });

  const lots = (count: number) => '&a'.repeat(count);
  const billionLaughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol">${Array.from({ length: 9 }, (_, index) => `<!ENTITY b${index} "${lots(10)};">`).join('')}]><D:propfind xmlns:D="DAV:"><D:prop><D:displayname>&b8;</D:displayname></D:prop></D:propfind>`;
  const outside =
    '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><D:propfind xmlns:D="DAV:"><D:prop><D:a>&f;</D:a></D:prop></D:propfind>';

  it.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ['entities that grow without end', billionLaughs],
    ['a file as an entity', outside],
    ['a document type', '<!DOCTYPE propfind><propfind xmlns="DAV:"/>'],
    ['half of it', '<D:propfind xmlns:D="DAV:"><D:prop>'],
    ['two roots', '<D:propfind xmlns:D="DAV:"/><D:propfind xmlns:D="DAV:"/>'],
    ['another root', '<D:multistatus xmlns:D="DAV:"/>'],
    ['an unknown prefix', '<E:propfind><E:prop/></E:propfind>'],
    ['no XML', 'hello'],
    ['JSON', '{"a": 1}'],
    ['another encoding', Buffer.from('<propfind xmlns="DAV:"/>', 'utf16le')],
    ['broken bytes', new Uint8Array([0x3c, 0xff, 0xfe])],
    ['a name that isn’t one', '<D:propfind xmlns:D="DAV:"><D:prop><D:a&b/></D:prop></D:propfind>'],
    ['an attribute without quotes', '<D:propfind xmlns:D="DAV:"><D:prop a=1/></D:propfind>'],
    ['a deep one', `<D:propfind xmlns:D="DAV:">${'<D:a>'.repeat(1000)}${'</D:a>'.repeat(1000)}</D:propfind>`],
    [
      'countless namespaces',
      `<D:propfind xmlns:D="DAV:" ${Array.from({ length: 200 }, (_, n) => `xmlns:n${n}="urn:${n}"`).join(' ')}/>`,
    ],
    [
      'countless properties',
      `<D:propfind xmlns:D="DAV:"><D:prop>${Array.from({ length: 500 }, (_, n) => `<D:p${n}/>`).join('')}</D:prop></D:propfind>`,
    ],
  ])('as a question is refused with 400: %s', async (_, body) => {
    const response = await client.send('PROPFIND', '/dav/', { body, headers: { Depth: '0' } });
    const text = await response.text();
    expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'application/xml; charset=utf-8']);
    expect(text).not.toMatch(/root:|node_modules|\.ts:/);
  });

  const todo = (lines: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${lines}END:VCALENDAR\r\n`;
  it.each<[string, (text: string, uid: string) => string | Uint8Array<ArrayBuffer>, string]>([
    ['nothing', () => '', 'C:valid-calendar-data'],
    ['no iCalendar', () => 'hello', 'C:valid-calendar-data'],
    ['half of it', (text) => text.slice(0, -40), 'C:valid-calendar-data'],
    ['JSON', () => '["vcalendar",[],[]]', 'C:valid-calendar-data'],
    ['broken bytes', () => new Uint8Array([0x42, 0xff, 0xfe]), 'C:valid-calendar-data'],
    ['a part of a calendar', (_, uid) => `BEGIN:VTODO\r\nUID:${uid}\r\nEND:VTODO\r\n`, 'C:valid-calendar-data'],
    ['a calendar without anything', () => todo(''), 'C:valid-calendar-object-resource'],
    ['an event', (_, uid) => todo(`BEGIN:VEVENT\r\nUID:${uid}\r\nEND:VEVENT\r\n`), 'C:supported-calendar-component'],
    ['another to-do', (text) => text.replace(/UID:.*\r\n/, 'UID:x\r\n'), 'C:valid-calendar-object-resource'],
    ['a to-do without an id', (text) => text.replace(/UID:.*\r\n/, ''), 'C:valid-calendar-object-resource'],
    [
      'an invitation',
      (text) => text.replace('VERSION', 'METHOD:REQUEST\r\nVERSION'),
      'C:valid-calendar-object-resource',
    ],
    ['two calendars', (text) => text + text, 'C:valid-calendar-object-resource'],
    [
      'two to-dos',
      (text) => text.replace(/BEGIN:VTODO[\s\S]*END:VTODO\r\n/, (each) => each + each),
      'C:valid-calendar-object-resource',
    ],
    [
      'an instant without a time',
      (text) => text.replace(/COMPLETED:\d+T\d+Z/, 'COMPLETED:20270105'),
      'C:valid-calendar-data',
    ],
    ['a deep one', () => todo('BEGIN:VTODO\r\n'.repeat(4_000)), 'C:valid-calendar-data'],
  ])('as a to-do is refused in the protocol’s words, and changes nothing: %s', async (_, change, condition) => {
    const before = await dumpOfWhatMatters(server.database.knex);
    const uid = target.address.slice(target.home.length, -'.ics'.length);
    const body = change(ticked(target.text), uid);
    const response = await client.send('PUT', target.address, { body, headers: { 'Content-Type': 'text/calendar' } });
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining(`<${condition}/>`)]);
    expect(await dumpOfWhatMatters(server.database.knex)).toEqual(before);
  });

  it('that is too large is refused before it is read', async () => {
    const large = ticked(target.text).replace('END:VTODO', `X-LARGE:${'x'.repeat(70_000)}\r\nEND:VTODO`);
    const put = await client.send('PUT', target.address, { body: large });
    expect([put.status, await put.text()]).toEqual([413, expect.stringContaining('<C:max-resource-size/>')]);
    const multiget = (count: number, href: string) =>
      `<C:calendar-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop/>${`<D:href>${href}</D:href>`.repeat(count)}</C:calendar-multiget>`;
    expect((await client.send('REPORT', target.home, { body: multiget(10_000, target.address) })).status).toBe(413);
    const short = await client.send('REPORT', target.home, { body: multiget(4_000, '/a') });
    expect([short.status, await short.text()]).toEqual([
      403,
      expect.stringContaining('<D:number-of-matches-within-limits/>'),
    ]);
    const same = await client.send('REPORT', target.home, { body: multiget(1_000, target.address) });
    expect([same.status, responsesIn(await same.text()).size]).toEqual([207, 1]);
  });

  it.each(['MKCALENDAR', 'MKCOL', 'COPY', 'MOVE', 'LOCK', 'ACL', 'POST', 'PATCH'])(
    '%s is no method here',
    async (method) => {
      const response = await client.send(method, target.home);
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toContain('PROPFIND');
    },
  );

  it('in an address is a to-do that doesn’t exist', async () => {
    for (const path of [
      '%00',
      '..%2f..%2fapi',
      '__proto__.ics',
      '%E0%A4%A',
      'x'.repeat(2000),
      "' or 1=1.ics",
      'a/b.ics',
    ]) {
      const response = await client.send('GET', `${target.home}${path}`);
      expect([path, [400, 404].includes(response.status)]).toEqual([path, true]);
    }
    expect(server.log.filter((line) => line.includes('unforeseen failure'))).toEqual([]);
  });

  it('never shows a token in the log', async () => {
    const { user, password } = client.login;
    const encoded = basic(client.login).slice('Basic '.length);
    await client.send('GET', target.address);
    for (const secret of [password, password.split('_')[2] ?? '', encoded, user]) {
      expect(server.log.filter((line) => line.includes(secret))).toEqual([]);
    }
  });
});

describe('a program that doesn’t stop', () => {
  it('has to wait, and no other home does', async () => {
    const limited = await startTestServer({ settings: { CHANGES_PER_MINUTE: '20', READS_PER_MINUTE: '50' } });
    try {
      const me = await joinHome(limited, 'loop@home.example');
      const client = await makeDavClient(limited, me);
      const { address, text, home } = await targetOf(client);
      const statuses = new Set<number>();
      for (let count = 0; count < 30; count++) {
        const { status, headers } = await client.send('PUT', `${home}${randomUUID()}.ics`, { body: text });
        statuses.add(status);
        if (status === 429) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      }
      expect(statuses).toEqual(new Set([403, 429]));
      expect((await client.send('PUT', address, { body: ticked(text) })).status).toBe(429);
      const other = await makeDavClient(limited, await joinHome(limited, 'calm@home.example'));
      const theirs = await targetOf(other);
      expect((await other.send('PUT', theirs.address, { body: ticked(theirs.text) })).status).toBe(204);
      const reads = await Promise.all(
        Array.from({ length: 60 }, () => client.send('REPORT', home, { body: query(todosOnly) })),
      );
      expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([207, 429]));
    } finally {
      await limited.close();
    }
  });
});
