import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems use for outgoing connections, so that no connection takes a reserved port. */
const firstPort = 20_000;
const blockSize = 60;
const blocks = 200;

let next = firstPort + (process.pid % blocks) * blockSize;

/**
 * Returns ports for servers that must know their address before they listen. Each process uses ports from its own
 * block, so that programs that run at the same time get different ones.
 */
export async function reservePorts(count: number): Promise<readonly string[]> {
  const ports: string[] = [];
  while (ports.length < count) {
    if (next >= firstPort + blocks * blockSize) next = firstPort;
    const port = next++;
    if (await isFree(port)) ports.push(String(port));
  }
  return ports;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}
