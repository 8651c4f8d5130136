import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beChild } from '../child.ts';

/** The minimum for the same responses: plain node:http with bodies that are ready, by path, which the parent sends. */
let bodies: Readonly<Record<string, string>> = {};
process.on('message', (message: unknown) => {
  if (typeof message !== 'object' || message === null || !('bodies' in message)) return;
  bodies = message.bodies as typeof bodies;
  process.send?.({ kind: 'done', value: true });
});

const server = createServer((request, response) => {
  const body = bodies[request.url ?? ''] ?? '';
  response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => beChild((server.address() as AddressInfo).port));
process.once('SIGTERM', () => process.exit(0));
