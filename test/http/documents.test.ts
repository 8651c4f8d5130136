import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#apps/contract/errors.ts';
import { contract, type EndpointName } from '#apps/contract/index.ts';
import { tokenAccess } from '#apps/contract/token-access.ts';
import { refused } from '../support/server/client.ts';
import { publicUrl, startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Operation = {
  readonly operationId: string;
  readonly security?: readonly unknown[];
  readonly 'x-access'?: string;
  readonly parameters?: readonly { name: string; in: string; required: boolean }[];
  readonly requestBody?: { required: boolean; content: { 'application/json': { schema: unknown } } };
  readonly responses: Record<string, { content: { 'application/json': { schema: unknown } } }>;
};
type Document = {
  readonly openapi: string;
  readonly servers: readonly { url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Record<string, Record<string, unknown>>;
};
const read = async (): Promise<Document> => (await fetch(`${server.url}/api/openapi.json`)).json();

describe('the OpenAPI document', () => {
  it('describes every endpoint: parameters, body, response, error, and whether it needs a session or a token’s scope', async () => {
    const { openapi, servers, paths } = await read();
    expect(openapi).toMatch(/^3\.1\./);
    expect(servers).toEqual([{ url: publicUrl }]);
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const described = operations.map(({ operationId }) => operationId);
    // It has no words for the methods of WebDAV.
    const endpoints = Object.entries(contract).filter(([, { kind }]) => kind !== 'dav');
    expect(described.sort()).toEqual(endpoints.map(([name]) => name).sort());
    for (const [name, endpoint] of endpoints) {
      const { method, path } = endpoint;
      const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      const scope = tokenAccess[name as EndpointName];
      const callers = [{ session: [] }, ...(scope ? [{ token: [scope] }] : [])];
      expect(operation?.security).toEqual(endpoint.access === 'public' ? undefined : callers);
      if (endpoint.kind !== 'json') continue;
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
      const inQuery = 'query' in endpoint ? Object.keys(endpoint.query.shape) : [];
      const parameters = operation?.parameters ?? [];
      expect(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).toEqual([
        ...inPath.map((parameter) => `path ${parameter}`),
        ...inQuery.map((parameter) => `query ${parameter}`),
        ...(['public', 'person'].includes(endpoint.access) || 'homeInPath' in endpoint ? [] : ['header Upkept-Home']),
      ]);
      expect(operation?.['x-access']).toBe(endpoint.access);
      const inQueryAlways =
        'query' in endpoint
          ? Object.values(endpoint.query.shape).filter((each) => !each.safeParse(undefined).success)
          : [];
      expect(parameters.filter(({ required }) => required)).toHaveLength(inPath.length + inQueryAlways.length);
      expect(operation?.requestBody !== undefined).toBe('body' in endpoint || 'form' in endpoint);
      expect(operation?.responses['200']?.content['application/json'].schema).toBeDefined();
      expect(operation?.responses.default?.content['application/json'].schema).toEqual({
        $ref: '#/components/schemas/Error',
      });
    }
  });

  it('describes the webhook, the way back from the checkout, and readiness', async () => {
    const { paths } = await read();
    const back = paths['/api/payments/complete']?.get;
    expect(back?.parameters?.map(({ name, in: place, required }) => [name, place, required ?? false])).toEqual([
      ['session_id', 'query', false],
    ]);
    expect(Object.keys(back?.responses ?? {})).toEqual(['302']);
    const webhook = paths['/api/webhooks/stripe']?.post;
    expect(webhook?.parameters?.map(({ name, in: place }) => [name, place])).toEqual([['stripe-signature', 'header']]);
    expect(Object.keys(webhook?.responses ?? {})).toEqual(['200', '400', 'default']);
    expect(Object.keys(paths['/readyz']?.get?.responses ?? {})).toEqual(['200', '503']);
  });

  it('contains everything that it refers to', async () => {
    const document = await read();
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, pointer]) => pointer ?? '',
    );
    expect(pointers.length).toBeGreaterThan(5);
    for (const pointer of pointers) {
      const found = pointer.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
      expect([pointer, typeof found]).toEqual([pointer, 'object']);
    }
    expect(Object.keys(document.components.schemas ?? {})).toEqual(expect.arrayContaining(['Task', 'User', 'Week']));
  });
});

describe('an unknown endpoint', () => {
  it.each([
    ['GET', '/api/'],
    ['GET', '/api/none'],
    ['POST', '/api/none'],
    ['GET', '/api/tasks/week/0/0'],
    ['GET', '/api/tasks/week/0/none'],
    ['GET', '/api/../api/none'],
    ['GET', '/api/auth/me/more'],
    ['DELETE', '/api/users/none'],
  ])('is 404 in the form of an error: %s %s', async (method, path) => {
    const { status, body } = await refused(await fetch(`${server.url}${path}`, { method }));
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it.each([
    ['PATCH', '/api/tasks', 'POST'],
    ['GET', '/api/tasks', 'POST'],
    ['DELETE', '/api/tasks/week/0', 'GET, HEAD'],
    ['GET', '/api/auth/request-magic-link', 'POST'],
    ['PUT', '/api/auth/me', 'GET, HEAD'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['PATCH', '/api/tasks/5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11', 'DELETE, PUT'],
    ['PROPFIND', '/api/tasks', 'POST'],
    ['GET', '/api/webhooks/stripe', 'POST'],
    ['POST', '/api/payments/complete', 'GET, HEAD'],
  ])('is 405 with what is allowed: %s %s', async (method, path, allowed) => {
    const { status, body, headers } = await refused(await fetch(`${server.url}${path}`, { method }));
    const inOrder = headers.get('Allow')?.split(', ').sort().join(', ');
    expect([status, body.code, inOrder]).toEqual([405, 'method_not_allowed', allowed]);
  });

  it('is not an address outside /api, which the web app serves', async () => {
    for (const path of ['/', '/login', '/verify-auth', '/apiary', '/tasks/5']) {
      const page = await fetch(`${server.url}${path}`);
      expect([path, page.status, page.headers.get('Content-Type')]).toEqual([path, 200, 'text/html; charset=utf-8']);
    }
    expect((await fetch(`${server.url}/login`, { method: 'POST' })).status).toBe(404);
  });
});

describe('every response', () => {
  it.each(['/', '/api/auth/me', '/api/none', '/api/openapi.json', '/healthz'])(
    'has security headers: %s',
    async (path) => {
      const { headers } = await fetch(`${server.url}${path}`);
      const policy = headers.get('Content-Security-Policy') ?? '';
      for (const rule of ["default-src 'none'", "script-src 'self';", "frame-ancestors 'none'"]) {
        expect(policy).toContain(rule);
      }
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('Permissions-Policy')).toContain('camera=()');
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('X-Powered-By')).toBeNull();
      expect(headers.get('Strict-Transport-Security')).toBeNull();
      expect(headers.get('Set-Cookie')).toBeNull();
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );

  it('requires HTTPS in production', async () => {
    const production = await startTestServer({
      settings: { NODE_ENV: 'production', HOST: '127.0.0.1', POSTMARK_SERVER_TOKEN: 'unused' },
    });
    try {
      const { headers } = await fetch(`${production.url}/healthz`);
      expect(headers.get('Strict-Transport-Security')).toContain('max-age=63072000');
      expect(production.sandboxUrl).toBe('');
    } finally {
      await production.close();
    }
  });

  it('has a request id of our own', async () => {
    const { headers } = await fetch(`${server.url}/api/none`, { headers: { 'X-Request-Id': 'mine' } });
    expect(headers.get('X-Request-Id')).not.toBe('mine');
  });

  it('of the API must not be cached', async () => {
    expect((await fetch(`${server.url}/api/auth/me`)).headers.get('Cache-Control')).toBe('no-store');
    const asked = await server.send('requestMagicLink', { body: { email: 'cache@home.example' } });
    expect(asked.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the table of errors', () => {
  it('has a status between 400 and 599 and a sentence for each code', () => {
    const all = Object.entries(errors);
    for (const [code, { status, message }] of all) {
      expect([code, status >= 400 && status < 600]).toEqual([code, true]);
      expect(message).toMatch(/^[A-Z].{10,}/);
    }
    const statuses = Object.fromEntries(all.map(([code, { status }]) => [code, status]));
    expect(statuses).toMatchObject({
      invalid_input: 400,
      not_signed_in: 401,
      invalid_link: 401,
      task_not_found: 404,
      not_onboarded: 409,
      premium_required: 403,
      custom_task_not_found: 404,
      invalid_signature: 400,
      payments_unavailable: 503,
      payload_too_large: 413,
      too_many_requests: 429,
      internal: 500,
      storage_unavailable: 503,
    });
  });
});

describe('the log of a request', () => {
  it('has its method, path, status and time, and no query, header or body', async () => {
    await fetch(`${server.url}/api/auth/me?secret=1`, { headers: { Cookie: 'secret=2', 'User-Agent': 'secret-3' } });
    const line = server.log.map((text) => JSON.parse(text)).findLast(({ path }) => path === '/api/auth/me');
    const { time, pid, hostname, level, ...rest } = line;
    expect(rest).toEqual({
      requestId: expect.any(String),
      method: 'GET',
      path: '/api/auth/me',
      status: 401,
      ms: expect.any(Number),
      msg: 'request',
    });
  });
});

describe('security.txt', () => {
  it('names the contact and its own address, and expires within a year', async () => {
    const response = await fetch(`${server.url}/.well-known/security.txt`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    // The server's clock shows 6 January.
    expect((await response.text()).split('\n')).toEqual([
      'Contact: mailto:hello@upkept.example',
      'Expires: 2027-07-05T00:00:00Z',
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ]);
  });
});
