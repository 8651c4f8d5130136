import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, run, startServerProcess } from '../support/server/process.ts';
import { openCluster } from './cluster.ts';
import { takeMachine } from './machine.ts';
import { limitMemory, memoryOf } from './memory-limit.ts';
import { productionSettings, residentOf } from './mix.ts';

const megabyte = 1024 * 1024;
const [uploads, accounts] = [100, 10];
const limits = { container: 512 * megabyte, growth: 150 * megabyte, healthMs: 1_000 };

/**
 * Free accounts upload 100 files of 10 MB to the assistant at once and keep their last bytes for nine seconds, while the
 * server may use 512 MB. It must stay small and healthy.
 */
export async function attack(): Promise<void> {
  await buildPrograms();
  await using closing = new AsyncDisposableStack();
  const machine = await takeMachine();
  closing.defer(() => machine.close());
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
  const settings = { PORT, TOKENS: tokens.join(' '), UPLOADS: String(uploads) };
  const attackers = run('test/chaos/slow-uploads.ts', [], settings);
  await machine.expel(attackers.pid);
  const { stdout, stderr } = await attackers.ended;
  await sleep(2_000);
  watch.isOver = true;
  await watching;

  const growth = Math.round((watch.most - before) / megabyte);
  process.stdout.write(
    `${uploads} uploads: ${stdout}${stderr}\n` +
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
