import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, startServerProcess } from '../support/server/process.ts';
import { openCluster } from './cluster.ts';
import { productionSettings, requestMix, residentOf } from './mix.ts';
import { startProxy } from './proxy.ts';

const options = {
  restarts: { type: 'string', default: '20' },
  /** Requests a second. */
  rate: { type: 'string', default: '100' },
} as const;

/**
 * Restarts two servers in turn behind a proxy while requests arrive. Every request must be answered with 200. Options:
 * `--restarts=20 --rate=100`.
 */
export async function attack(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  await buildPrograms();
  await using closing = new AsyncDisposableStack();
  const cluster = await openCluster();
  closing.defer(() => cluster.close());
  const appSecret = randomBytes(32).toString('hex');
  const { token } = await residentOf(cluster.connectionString, appSecret);
  const settings = productionSettings(cluster.connectionString, appSecret);
  const start = (PORT: string) => startServerProcess({ ...settings, PORT });
  const ports = await reservePorts(2);
  const servers = await Promise.all(ports.map(start));
  closing.defer(async () => void (await Promise.all(servers.map((server) => server.stop()))));
  const proxy = await startProxy();
  closing.defer(() => proxy.close());
  proxy.aim(ports);

  const week = await fetch(`${proxy.url}/api/tasks/week/0`, { headers: { authorization: `Bearer ${token}` } });
  const { tasks } = (await week.json()) as { tasks: readonly { id: string }[] };
  let load: autocannon.Instance | undefined;
  const loaded = new Promise<autocannon.Result>((resolve, reject) => {
    load = autocannon(
      {
        url: proxy.url,
        connections: 20,
        duration: 3_600,
        overallRate: Number(values.rate),
        requests: requestMix(token, tasks[0]?.id ?? ''),
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  for (let restart = 0; restart < Number(values.restarts); restart++) {
    const index = restart % servers.length;
    const ended = await servers[index]?.stop();
    assert.equal(ended?.code, 0);
    servers[index] = await start(ports[index] ?? '');
    // The next one only restarts once the proxy knows that this one is ready.
    await sleep(1_500);
  }
  load?.stop();
  const { requests, non2xx, errors, timeouts, latency } = await loaded;
  process.stdout.write(
    `${values.restarts} restarts, ${requests.total} requests: ${non2xx} refused, ${errors} failed, ${timeouts} late; ` +
      `p99 ${latency.p99} ms, at most ${latency.max} ms\n`,
  );
  process.stdout.write([...proxy.failures].map(([what, count]) => `${count} × ${what}\n`).join(''));
  assert.deepEqual({ non2xx, errors, timeouts }, { non2xx: 0, errors: 0, timeouts: 0 });
}
