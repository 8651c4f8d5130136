import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beChild } from '../child.ts';

/** The least that answers over HTTP. */
const server = createServer((_, response) => response.end('{"status":"ready"}'));
server.listen(0, '127.0.0.1', () => beChild((server.address() as AddressInfo).port));
process.once('SIGTERM', () => process.exit(0));
