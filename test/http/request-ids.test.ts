import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // No mail server listens there.
  server = await startTestServer({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } });
});
afterAll(() => server.close());

const ask = (headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/auth/request-magic-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'ada@home.example' }),
  });
const linesWith = (text: string) => server.log.filter((line) => line.includes(text)).map((line) => JSON.parse(line));

it('reach the log of the job that a request queued, with the trace that the client named', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const response = await ask({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  const requestId = response.headers.get('X-Request-Id') ?? '';
  expect(response.status).toBe(200);
  await server.settle();
  const lines = linesWith(requestId);
  expect(lines.find(({ msg }) => msg === 'request')).toMatchObject({ requestId, traceId });
  expect(lines.find(({ queue }) => queue === 'send-sign-in-link')).toMatchObject({
    msg: 'failure in the background',
    jobId: expect.any(String),
    requestId,
    traceId,
  });
});

it.each(['nonsense', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `ff-${'a'.repeat(32)}-00f067aa0ba902b7-01`])(
  'stand alone where the header names no trace: %s',
  async (traceparent) => {
    const requestId = (await ask({ traceparent })).headers.get('X-Request-Id') ?? '';
    expect(linesWith(requestId).every((line) => !('traceId' in line))).toBe(true);
    expect(linesWith(requestId)).not.toEqual([]);
  },
);
