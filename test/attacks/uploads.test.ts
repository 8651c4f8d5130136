import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdvisor, type ScriptedAdvisor } from '#adapters/memory/advisor.ts';
import { readForm } from '#apps/http/pipeline/read-form.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let advisor: ScriptedAdvisor;
let server: TestServer;
beforeAll(async () => {
  advisor = makeAdvisor();
  server = await startTestServer({ overrides: { advisor } });
});
afterAll(() => server.close());

async function user(isPremium: boolean): Promise<{ readonly token: string; readonly id: string }> {
  const { token, user } = await server.signIn(`${randomUUID()}@attacks.example`);
  await server.call('onboard', { body: onboarding() }, token);
  const premium_granted_at = isPremium ? new Date() : null;
  await server.database.knex('households').where({ id: user.id }).update({ premium_granted_at });
  return { token, id: user.id };
}

const boundary = 'a-boundary';
const megabytes = (count: number) => count * 1024 * 1024;

/** Sends the headers of an upload and the beginning of its body, and no more. */
function beginUpload(token: string, { bytes = megabytes(9), path = '/api/advice' } = {}): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const length = Number.isFinite(bytes) ? `Content-Length: ${bytes}` : 'Transfer-Encoding: chunked';
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: ${path === '/api/advice' ? `multipart/form-data; boundary=${boundary}` : 'application/json'}\r\n` +
      `${length}\r\nConnection: close\r\n\r\n`,
  );
  return socket;
}

/** Ends the connection, and returns once the server has seen that: it has answered a later request. */
async function hangUp(socket: Socket): Promise<void> {
  if (!socket.destroyed) await once(socket.destroy(), 'close');
  await fetch(`${server.url}/healthz`);
}

/** The status and the code of the response that arrives although the body never does. */
async function earlyRefusal(socket: Socket): Promise<string> {
  const [data] = await once(socket, 'data');
  socket.destroy();
  const [, status] = /^HTTP\/1.1 (\d+)/.exec(String(data)) ?? [];
  const [, code] = /"code":"(\w+)"/.exec(String(data)) ?? [];
  return `${status} ${code}`;
}

/** What the server says to the first of several uploads that it refuses. The ones that it reads get no response. */
const firstRefusal = (sockets: readonly Socket[]) => Promise.race(sockets.map(earlyRefusal));

it.each([
  ['of nine megabytes', megabytes(9)],
  ['of unknown size', Number.POSITIVE_INFINITY],
])('a free account’s file %s is refused before it is read', async (_, bytes) => {
  const { token } = await user(false);
  expect(await earlyRefusal(beginUpload(token, { bytes }))).toBe('403 advice_premium_required');
});

it('a file that is too large, and one beyond the budget, are refused before they are read', async () => {
  const { token, id } = await user(true);
  expect(await earlyRefusal(beginUpload(token, { bytes: megabytes(11) }))).toBe('413 payload_too_large');
  const day = server.clock.now().toISOString().slice(0, 10);
  const used = { household_id: id, day, reserved_micros: 0, spent_micros: 10 ** 12, calls: 1 };
  await server.database.knex('assistant_usage').insert(used);
  expect(await earlyRefusal(beginUpload(token))).toBe('429 advice_limit');
});

it('a household’s second file waits until the first one has been served', async () => {
  const [one, other] = [await user(true), await user(true)];
  const first = [beginUpload(one.token), beginUpload(one.token)];
  expect(await firstRefusal(first)).toBe('429 one_at_a_time');
  const neighbours = [beginUpload(other.token), beginUpload(other.token)];
  expect(await firstRefusal(neighbours)).toBe('429 one_at_a_time');
  await Promise.all([...first, ...neighbours].map(hangUp));
  const form = new FormData();
  form.set('question', 'my dishwasher smells');
  form.set('file', new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png'));
  const ask = async () => {
    const headers = { Authorization: `Bearer ${one.token}` };
    return (await fetch(`${server.url}/api/advice`, { method: 'POST', body: form, headers })).status;
  };
  expect(await ask()).not.toBe(429);
});

it('a process reads only as many files at once as it has room for', async () => {
  const tokens = [];
  for (let index = 0; index < 5; index++) tokens.push((await user(true)).token);
  const sockets = tokens.map((token) => beginUpload(token, { bytes: megabytes(10) }));
  expect(await firstRefusal(sockets)).toBe('503 too_busy');
  for (const socket of sockets) socket.destroy();
});

it('strangers send small bodies only, but for the events of vendors, of which a process reads a few large ones', async () => {
  expect(await earlyRefusal(beginUpload('', { bytes: 17_000, path: '/api/auth/verify' }))).toBe(
    '413 payload_too_large',
  );
  const event = { bytes: 250_000, path: '/api/webhooks/stripe' };
  const sockets = Array.from({ length: 20 }, () => beginUpload('', event));
  expect(await firstRefusal(sockets)).toBe('503 too_busy');
  const ordinary = await fetch(`${server.url}${event.path}`, { method: 'POST', body: '{}' });
  expect(ordinary.status).toBe(400);
  for (const socket of sockets) socket.destroy();
});

it('a household sends one large body at a time, whatever it is for', async () => {
  const { token } = await user(false);
  const sockets = Array.from({ length: 2 }, () =>
    beginUpload(token, { bytes: 50_000, path: '/api/user-task-templates' }),
  );
  expect(await firstRefusal(sockets)).toBe('429 one_at_a_time');
  for (const socket of sockets) socket.destroy();
});

const part = `--${boundary}\r\nContent-Disposition: form-data; name="x"\r\n\r\n\r\n`;

it('a form of many parts is refused before the rest is read', async () => {
  const socket = beginUpload((await user(true)).token);
  socket.write(part.repeat(100));
  expect(await earlyRefusal(socket)).toMatch(/^400 /);
});

it('a form of 200,000 parts is refused, and an emergency is answered beside it', async () => {
  const { token } = await user(true);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  const body = `${part.repeat(100_000)}--${boundary}--\r\n`;
  const refused = fetch(`${server.url}/api/advice`, { method: 'POST', headers, body });
  const free = await user(false);
  const form = new FormData();
  form.set('question', 'I smell gas in the kitchen');
  const emergency = await fetch(`${server.url}/api/advice`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${free.token}` },
    body: form,
  });
  expect(await emergency.text()).toContain('emergency');
  expect((await refused).status).toBe(400);
});

it('no one waits for the form of a client that has gone before it is read', async () => {
  const gone = new IncomingMessage(new Socket());
  Object.assign(gone.headers, { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': '10' });
  gone.destroy();
  const context = new Koa().createContext(gone, new ServerResponse(gone));
  await expect(readForm(context, megabytes(1))).rejects.toMatchObject({ code: 'malformed_form' });
});

it('the model stops as soon as the user has gone', async () => {
  const { token } = await user(true);
  const started = Promise.withResolvers<AbortSignal>();
  const answer = advisor.answer.bind(advisor);
  const stuck = Promise.withResolvers<never>();
  Object.assign(advisor, {
    answer: async function* (_: unknown, { signal }: { signal: AbortSignal }) {
      started.resolve(signal);
      signal.addEventListener('abort', () => stuck.reject(new Error('aborted')));
      await stuck.promise;
    },
  });
  const leaving = new AbortController();
  const form = new FormData();
  form.set('question', 'my dishwasher smells');
  const asking = fetch(`${server.url}/api/advice`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
    signal: leaving.signal,
  }).catch(() => undefined);
  const signal = await started.promise;
  leaving.abort();
  if (!signal.aborted) await once(signal, 'abort');
  await asking;
  Object.assign(advisor, { answer });
});
