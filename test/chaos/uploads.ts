import { strict as assert } from 'node:assert';
import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, startServerProcess } from '../support/server/process.ts';
import { openCluster } from './cluster.ts';
import { limitMemory, memoryOf } from './memory-limit.ts';
import { productionSettings, residentOf } from './mix.ts';

const megabyte = 1024 * 1024;
const [uploads, accounts, fileBytes, lastByteMs] = [100, 10, 10 * megabyte - 1_000, 9_000];
const limits = { container: 512 * megabyte, growth: 150 * megabyte, healthMs: 1_000 };

/**
 * Free accounts upload 100 files of 10 MB to the assistant at once and keep their last bytes for nine seconds, while the
 * server may use 512 MB. It must stay small and healthy.
 */
export async function attack(): Promise<void> {
  await buildPrograms();
  await using closing = new AsyncDisposableStack();
  const cluster = await openCluster();
  closing.defer(() => cluster.close());
  const appSecret = randomBytes(32).toString('hex');
  const tokens: string[] = [];
  for (let account = 0; account < accounts; account++) {
    tokens.push((await residentOf(cluster.connectionString, appSecret, `free-${account}@chaos.example`)).token);
  }
  const memory = await limitMemory(limits.container);
  closing.defer(() => memory.close());
  const [PORT = ''] = await reservePorts(1);
  const server = await startServerProcess({
    ...productionSettings(cluster.connectionString, appSecret),
    PORT,
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  });
  closing.defer(async () => void (await server.stop()));
  await memory.add(server.pid);
  await fetch(`${server.url}/api/auth/me`, { headers: { authorization: `Bearer ${tokens[0]}` } });

  const before = await memoryOf(server.pid);
  const watch = { most: before, slowestMs: 0, isOver: false };
  const watching = watchServer(server, watch);
  const statuses = await Promise.all(
    Array.from({ length: uploads }, (_, index) => uploadSlowly(Number(PORT), tokens[index % accounts] ?? '')),
  );
  await sleep(2_000);
  watch.isOver = true;
  await watching;

  const growth = Math.round((watch.most - before) / megabyte);
  process.stdout.write(
    `${uploads} uploads: ${[...Map.groupBy(statuses, (status) => status)].map(([status, all]) => `${all.length} × ${status}`).join(', ')}\n` +
      `memory ${Math.round(before / megabyte)} MB and at most ${growth} MB more; /healthz took at most ` +
      `${Math.round(watch.slowestMs)} ms; the kernel's count: ${await memory.failures()}\n`,
  );
  assert.equal(server.child.exitCode, null);
  assert.ok(watch.most - before < limits.growth);
  assert.ok(watch.slowestMs < limits.healthMs);
}

type Watch = { most: number; slowestMs: number; isOver: boolean };

async function watchServer({ url, pid }: { readonly url: string; readonly pid: number }, watch: Watch): Promise<void> {
  while (!watch.isOver) {
    const asked = performance.now();
    const { status } = await fetch(`${url}/healthz`);
    assert.equal(status, 200);
    watch.slowestMs = Math.max(watch.slowestMs, performance.now() - asked);
    watch.most = Math.max(watch.most, await memoryOf(pid));
    await sleep(50);
  }
}

/** Over a bare socket, because a client would stop sending once it is refused. Returns the first line of the response. */
async function uploadSlowly(port: number, token: string): Promise<string> {
  const boundary = randomUUID();
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()).on('error', () => {}));
  socket.write(
    `POST /api/advice HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=${boundary}\r\n` +
      `Content-Length: ${head.length + fileBytes + tail.length}\r\nConnection: close\r\n\r\n${head}`,
  );
  const piece = Buffer.alloc(megabyte / 4, 1);
  for (let sent = 0; sent < fileBytes && !socket.destroyed; sent += piece.length) {
    const isFree = socket.write(piece.subarray(0, Math.min(piece.length, fileBytes - sent)));
    if (!isFree) {
      await Promise.race([new Promise<void>((resolve) => socket.once('drain', () => resolve())), closed]);
    }
  }
  await Promise.race([sleep(lastByteMs), closed]);
  if (!socket.destroyed) socket.end(tail);
  await Promise.race([closed, sleep(15_000)]);
  socket.destroy();
  return received.slice(0, received.indexOf('\r\n')) || 'no response';
}
