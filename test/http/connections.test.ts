import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limitConnections } from '#apps/http/limit-connections.ts';
import { clientLimits } from '#core/domain/running/time-limits.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
const sockets: Socket[] = [];
beforeAll(async () => {
  const timeouts = { idleMs: 200, headersMs: 300, requestMs: 400 };
  server = await startTestServer({ timeouts });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => server.close());

/** Opens a connection, sends some bytes, and returns what the server answered before it closed the connection. */
async function closedAfter(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => {});
  if (bytes !== '') socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

describe('a connection', () => {
  it('that sends nothing is closed', async () => {
    expect(await closedAfter('')).toBe('');
  });

  it('that does not finish its headers gets 408', async () => {
    expect(await closedAfter('GET /healthz HTTP/1.1\r\nHost: home')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that does not finish its body is closed', async () => {
    const headers = ['Host: home', 'Content-Type: application/json', 'Content-Length: 99'].join('\r\n');
    await closedAfter(`POST /api/auth/request-magic-link HTTP/1.1\r\n${headers}\r\n\r\n{"email"`);
  });

  it('beyond the largest number is refused, and the others go on', async () => {
    const small = createServer((_, response) => response.end('here'));
    limitConnections(small, { ...clientLimits, connections: 2 });
    await once(small.listen(0, '127.0.0.1'), 'listening');
    const { port } = small.address() as AddressInfo;
    const open = () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      return socket;
    };
    const first = open();
    await once(small, 'connection');
    open();
    await once(small, 'connection');
    await once(open(), 'close');
    first.write('GET / HTTP/1.1\r\nHost: home\r\n\r\n');
    const [bytes] = await once(first, 'data');
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of sockets) socket.destroy();
    small.close();
  });
});
