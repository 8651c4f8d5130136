import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { largestSmallBody } from '#apps/http/pipeline/read-body.ts';
import { checked } from '#apps/http/pipeline/validation-messages.ts';
import { dumpOfWhatMatters } from '../support/database/dump.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { refused, type SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { type Endpoint, jsonEndpoints, schemaOf, valid, withOneWrongField } from './bad-values.ts';

let server: TestServer;
let me: SignedIn;
let taskId: string;
let otherTaskId: string;
let before: Awaited<ReturnType<typeof dumpOfWhatMatters>>;

beforeAll(async () => {
  server = await startTestServer();
  me = await server.signIn('me@home.example');
  const other = await server.signIn('other@home.example');
  for (const { token } of [me, other]) await server.call('onboard', { body: onboarding() }, token);
  const firstTaskOf = async ({ token }: SignedIn) =>
    (await server.call('getWeek', { params: { offset: '1' } }, token)).tasks[0]?.id ?? '';
  taskId = await firstTaskOf(me);
  otherTaskId = await firstTaskOf(other);
  expect([taskId, otherTaskId]).not.toContain('');
  // The first look at a week marks it as seen.
  for (const { token } of [me, other]) await server.call('getWeek', { params: { offset: '0' } }, token);
  before = await dumpOfWhatMatters(server.database.knex);
});
afterAll(() => server.close());

const named = (some: readonly Endpoint[]) => some.map((endpoint) => [endpoint.name, endpoint] as const);
const withBody = named(jsonEndpoints.filter((endpoint) => schemaOf(endpoint, 'body')));
const withParams = named(jsonEndpoints.filter((endpoint) => schemaOf(endpoint, 'params')));
/** Who may not send a file is refused before it is read, so those that take a form aren't among them. */
const withoutBody = named(
  jsonEndpoints.filter(({ method, ...rest }) => method !== 'GET' && !('body' in rest) && !('form' in rest)),
);
const changing = named(jsonEndpoints.filter(({ method }) => method !== 'GET'));
const withId = named(jsonEndpoints.filter((endpoint) => schemaOf(endpoint, 'params')?.properties?.id));
const guarded = named(jsonEndpoints.filter(({ access }) => access !== 'public'));

const token = ({ access }: Endpoint) => (access === 'public' ? undefined : me.token);

/** Returns parameters that name existing records: one of the user's tasks, or their home, the current week, a task of the catalogue. */
function params(endpoint: Endpoint): Record<string, unknown> {
  const filled = valid(schemaOf(endpoint, 'params') ?? { type: 'object' }) as Record<string, unknown>;
  return {
    ...filled,
    ...('id' in filled && { id: endpoint.homeInPath ? me.user.id : taskId }),
  };
}

/** Sends text or bytes unchanged. */
function sendRaw(endpoint: Endpoint, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const path = Object.entries(params(endpoint)).reduce(
    (whole, [key, value]) => whole.replace(`:${key}`, String(value)),
    endpoint.path as string,
  );
  const bearer = token(endpoint);
  return fetch(`${server.url}${path}`, {
    method: endpoint.method,
    body,
    headers: {
      'Content-Type': 'application/json',
      ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
      ...headers,
    },
  });
}

let linesRead = 0;

async function expectNothingChanged(): Promise<void> {
  expect(await dumpOfWhatMatters(server.database.knex)).toEqual(before);
  expect(server.log.slice(linesRead).filter((line) => line.includes('unforeseen failure'))).toEqual([]);
  linesRead = server.log.length;
  expect(Object.keys(Object.prototype)).toEqual([]);
}

function expectNoStack(refusal: Awaited<ReturnType<typeof refused>>): void {
  expect(JSON.stringify(refusal.body)).not.toMatch(/\bat .*\.ts|node_modules|node:internal|insert into|pgboss/i);
}

const { localeError } = z.locales.en();

type Issues = readonly { readonly path: string; readonly message: string }[];

/** Checks that the issues name the field, and that their messages are whole sentences, none of zod's own. */
function expectIssues(path: string, issues: Issues, schema: z.ZodType, value: unknown): void {
  expect(issues.some((issue) => issue.path.startsWith(path))).toBe(true);
  const found = schema.safeParse(value).error?.issues ?? [];
  const ofLibrary = found.map((issue) => localeError(issue as z.core.$ZodRawIssue));
  for (const { message } of issues) {
    expect(message).toMatch(/^[A-Z].{8}/);
    expect(message).not.toMatch(/^The body|undefined|is not valid$|has the wrong format|something else|\d{9}/);
    expect(ofLibrary).not.toContain(message);
  }
}

/** Values of the right type that only the use case refuses. */
const namedByCode: ReadonlySet<string> = new Set(['town_not_found', 'invalid_date']);

describe.each(withBody)('%s', (name, endpoint) => {
  afterAll(expectNothingChanged);
  const schema = schemaOf(endpoint, 'body') ?? {};
  const [firstField = ''] = Object.keys(schema.properties ?? {});

  it('accepts the valid body that the invalid ones are derived from', () => {
    const { body } = endpoint as Endpoint & { body: z.ZodType };
    expect(body.safeParse(valid(schema)).error?.issues).toBeUndefined();
  });

  it('refuses each field with a wrong type or an impossible value, and names it', async () => {
    const wrong = withOneWrongField(schema);
    expect(wrong.length).toBeGreaterThan(15);
    const { body: shape } = endpoint as Endpoint & { body: z.ZodType };
    const seen = new Set<string>();
    const sent = [];
    for (const [index, each] of wrong.entries()) {
      const { path, body } = each;
      const read = checked(shape, body, { language: 'en' });
      // What the shape refuses is checked here, which is faster. The first value of each field and every tenth also go to
      // the server, as do all values that the shape accepts.
      if ('data' in read || !seen.has(path) || index % 10 === 0) sent.push(each);
      else expectIssues(path, read.issues, shape, body);
      seen.add(path);
    }
    const refuse = async ({ path, body }: (typeof wrong)[number]) => {
      const refusal = await server.refusal(name, { params: params(endpoint), body }, token(endpoint));
      // A token of the right type that we did not issue gets 401 as invalid.
      const isTooLarge = endpoint.access === 'public' && JSON.stringify(body).length > largestSmallBody;
      const other = isTooLarge ? 413 : 401;
      const mayBeOther = isTooLarge || ['token', 'request', 'code'].includes(path);
      const expected = mayBeOther && refusal.status === other ? other : 400;
      expect([path, refusal.status]).toEqual([path, expected]);
      expectNoStack(refusal);
      if (expected !== 400 || namedByCode.has(refusal.body.code)) return;
      expect(refusal.body.message).toBe(refusal.body.issues?.[0]?.message);
      expectIssues(path, refusal.body.issues ?? [], shape, body);
    };
    // More costly requests of a person than wait for their turn are refused for another reason.
    const atOnce = 'costly' in endpoint && endpoint.costly ? 8 : 20;
    for (let start = 0; start < sent.length; start += atOnce) {
      await Promise.all(sent.slice(start, start + atOnce).map(refuse));
    }
  });

  it('refuses bodies of another shape or encoding', async () => {
    const kinds: readonly (readonly [kind: string, body: BodyInit])[] = [
      ['null', 'null'],
      ['a number', '1'],
      ['a text', '"x"'],
      ['a list', '[]'],
      ['a list of what it takes', JSON.stringify([valid(schema)])],
      ['nothing', ''],
      ['half of it', JSON.stringify(valid(schema)).slice(0, -1)],
      ['more than it', `${JSON.stringify(valid(schema))}x`],
      ['single quotes', "{'a': 1}"],
      ['words', 'undefined'],
      ['NaN', 'NaN'],
      ['a prototype', `{"__proto__": {"polluted": true}, ${JSON.stringify(valid(schema)).slice(1)}`],
      ['a constructor', `{"constructor": {"prototype": {"polluted": true}}, "a": ${JSON.stringify(valid(schema))}`],
      ['a deep list', `${'['.repeat(45_000)}${']'.repeat(45_000)}`],
      ['a deep field', `{"${firstField}": ${'['.repeat(45_000)}${']'.repeat(45_000)}}`],
      ['a prototype inside', `{"${firstField}": {"__proto__": {"polluted": true}}}`],
      ['a NUL outside', `\0${JSON.stringify(valid(schema))}`],
      ['two bytes a letter', Buffer.from(JSON.stringify(valid(schema)), 'utf16le')],
      ['no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x22, 0xc3, 0x28, 0x7d])],
    ];
    for (const [kind, body] of kinds) {
      const refusal = await refused(await sendRaw(endpoint, body));
      // The deep ones are larger than what strangers may send.
      expect([`${kind}: 400`, `${kind}: 413`, `${kind}: 415`]).toContain(`${kind}: ${refusal.status}`);
      expectNoStack(refusal);
    }
  });

  it('refuses a body that is too large, compressed or not, and one that cannot be decompressed', async () => {
    const megabyte = JSON.stringify({ ...(valid(schema) as object), ballast: 'x'.repeat(1_000_000) });
    expect((await refused(await sendRaw(endpoint, megabyte))).status).toBe(413);
    const packed = await refused(await sendRaw(endpoint, gzipSync(megabyte), { 'Content-Encoding': 'gzip' }));
    expect([400, 413, 415]).toContain(packed.status);
    const broken = await refused(await sendRaw(endpoint, Buffer.from('no gzip'), { 'Content-Encoding': 'gzip' }));
    expect(broken.status).toBe(400);
    const unknown = await refused(await sendRaw(endpoint, 'x', { 'Content-Encoding': 'zip' }));
    expect([400, 415]).toContain(unknown.status);
  });

  it('refuses every type but JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html', 'application/xml']) {
      const refusal = await refused(await sendRaw(endpoint, JSON.stringify(valid(schema)), { 'Content-Type': type }));
      expect([type, refusal.status, refusal.body.code]).toEqual([type, 415, 'unsupported_media_type']);
    }
  });
});

const badParams = [
  ...['1e9', '-521', '521', '1.5', 'abc', '0x1', ' 1', '1 ', 'NaN', 'Infinity', '٣', '--1', '+1', '1,2'],
  ...[
    '%00',
    '\0',
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '999999999999999999999',
    '%',
    '%2e%2e',
    'x'.repeat(4_000),
  ],
  ...['5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a1', '{5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11}', 'null', '[object Object]', '😀'],
];

describe.each(withParams)('%s', (name, endpoint) => {
  afterAll(expectNothingChanged);
  const schema = schemaOf(endpoint, 'params') ?? {};
  const bodySchema = schemaOf(endpoint, 'body');
  const body = bodySchema ? { body: valid(bodySchema) } : {};

  it.each(Object.keys(schema.properties ?? {}))('refuses an invalid %s', async (key) => {
    for (const value of badParams) {
      const refusal = await server.refusal(name, { params: { ...params(endpoint), [key]: value }, ...body }, me.token);
      expectNoStack(refusal);
      // A short text that isn't a token is refused like a token that has expired.
      // A word is refused like an item that the home doesn't have.
      if (['summary_link_expired', 'invalid_link', 'invitation_over', 'item_not_found'].includes(refusal.body.code))
        continue;
      expect([value, refusal.status, refusal.body.issues?.[0]?.path]).toEqual([value, 400, key]);
      expect(refusal.body.message).toBe(refusal.body.issues?.[0]?.message);
      expectIssues(key, refusal.body.issues ?? [], (endpoint as Endpoint & { params: z.ZodType }).params, {
        [key]: value,
      });
    }
    const path = (endpoint.path as string).replace(`:${key}`, '%E0%A4%A');
    const broken = await fetch(`${server.url}${path}`, {
      method: endpoint.method,
      headers: { Authorization: `Bearer ${me.token}` },
    });
    expect((await refused(broken)).status).toBe(400);
  });
});

describe.each(withId)('%s', (name, endpoint) => {
  afterAll(expectNothingChanged);
  const bodySchema = schemaOf(endpoint, 'body');
  const body = bodySchema ? { body: valid(bodySchema) } : {};
  const params = valid(schemaOf(endpoint, 'params') ?? {}) as object;

  it('responds to another household’s id as to one that never existed', async () => {
    const never = '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11';
    const responses = [];
    for (const id of [otherTaskId, otherTaskId.toUpperCase(), never]) {
      const { status, body: reply } = await server.refusal(name, { params: { ...params, id }, ...body }, me.token);
      responses.push({ status, reply: { ...reply, requestId: '' } });
    }
    expect(responses[0]?.status).toBe(404);
    expect(responses).toEqual([responses[2], responses[2], responses[2]]);
  });
});

describe.each(guarded)('%s', (name, endpoint) => {
  afterAll(expectNothingChanged);
  it('requires a session before it checks anything else', async () => {
    for (const bearer of [undefined, '', 'x', `${me.token}x`]) {
      const wrong = { params: Object.fromEntries(Object.keys(params(endpoint)).map((key) => [key, 'x'])), body: 1 };
      const input = endpoint.method === 'GET' ? { params: wrong.params } : wrong;
      const { status, body } = await server.refusal(name, input, bearer);
      expect([status, body.code]).toEqual([401, 'not_signed_in']);
    }
  });
});

describe.each(withoutBody)('%s', (_, endpoint) => {
  afterAll(expectNothingChanged);
  it('refuses a body that is too large although it needs none', async () => {
    const refusal = await refused(await sendRaw(endpoint, JSON.stringify('x'.repeat(1_000_000))));
    expect([refusal.status, refusal.body.code]).toEqual([413, 'payload_too_large']);
  });
});

describe.each(changing)('%s', (name, endpoint) => {
  afterAll(expectNothingChanged);
  it('refuses requests from the pages of other sites', async () => {
    const schema = schemaOf(endpoint, 'body');
    const input = { params: params(endpoint), ...(schema && { body: valid(schema) }) };
    const response = await server.send(name, input, token(endpoint), { Origin: 'https://evil.example' });
    const refusal = await refused(response);
    expect([refusal.status, refusal.body.code]).toEqual([403, 'foreign_origin']);
  });
});

it.each(['two\nlines', 'two\rlines', 'a\ttab'])('refuses %j as a title', async (title) => {
  const body = { title, scheduledAt: '2027-01-09' };
  const refusal = await server.refusal('createTask', { body }, me.token);
  expect(refusal.body.issues).toEqual([{ path: 'title', message: 'Title must be a single line' }]);
  await expectNothingChanged();
});
