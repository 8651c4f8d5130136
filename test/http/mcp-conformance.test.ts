import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import { reservePorts } from '../support/server/ports.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

const kit = fileURLToPath(new URL('../../node_modules/.bin/conformance', import.meta.url));

/** Those that are about servers of every kind. The others call tools that only a server for tests has, or test clients. */
const scenarios = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];

let server: TestServer;
let authorization = '';
const [port = ''] = await reservePorts(1);
const publicUrl = `http://localhost:${port}`;

/** Adds the token, which the kit can't send. Otherwise, requests arrive as the kit wrote them. */
const proxy = createServer((request, response) => {
  const { method, headers, url = '' } = request;
  const forwarded = send(server.url + url, { method, headers: { ...headers, authorization } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.pipe(forwarded);
});

beforeAll(async () => {
  server = await startTestServer({ settings: { PUBLIC_URL: publicUrl } });
  const { token } = await server.signIn('conformance@home.example');
  await server.call('onboard', { body: onboarding() }, token);
  const body = { name: 'Conformance', scope: 'write', expiresAt: '2027-06-01T00:00:00Z' } as const;
  authorization = `Bearer ${(await server.call('createApiToken', { body }, token)).token}`;
  proxy.listen(Number(port), 'localhost');
  await once(proxy, 'listening');
});
afterAll(async () => {
  proxy.closeAllConnections();
  await once(proxy.close(), 'close');
  await server.close();
});

it.each(scenarios)('the conformance kit of the Model Context Protocol finds nothing wrong: %s', async (scenario) => {
  const args = [kit, 'server', '--url', `${publicUrl}/api/mcp`, '--scenario', scenario];
  const found = await promisify(execFile)(process.execPath, args, { timeout: 60_000 }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
  expect(found).toBe('');
});
