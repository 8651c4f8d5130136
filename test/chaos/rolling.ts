import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#adapters/knex/connect.ts';
import { addDays } from '#core/domain/time/dates.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, startServerProcess } from '../support/server/process.ts';
import { openCluster } from './cluster.ts';
import { productionSettings, residentOf, weekPath } from './mix.ts';
import { startPageProxy } from './page-proxies.ts';

const options = {
  restarts: { type: 'string', default: '4' },
  /** Requests a second. */
  rate: { type: 'string', default: '50' },
  servers: { type: 'string', default: '2' },
  /** `nginx`, `caddy` or `own`; by default each of the first two that is installed, and otherwise the third. */
  proxy: { type: 'string' },
} as const;

/** The page says to wait until the replaced server is ready; the next one isn't stopped at the same moment. */
const pauseMs = 2_000;
const homes = 5;

/**
 * Restarts servers in turn behind the proxies of docs/operations.md, while homes read their week, add tasks and open the
 * home page. Not one request may fail, and each task that was acknowledged must be stored once. Options:
 * `--restarts=4 --rate=50 --servers=2 --proxy=nginx`.
 */
export async function attack(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  await buildPrograms();
  const installed = ['nginx', 'caddy'].filter((name) => !spawnSync(name, ['-v']).error);
  const proxies = values.proxy ? [values.proxy] : installed.length > 0 ? installed : ['own'];
  const failures: string[] = [];
  for (const proxy of proxies) failures.push(...(await roll(proxy, values)));
  assert.deepEqual(failures, []);
}

type Values = { readonly [Name in 'restarts' | 'rate' | 'servers']: string };

async function roll(name: string, values: Values): Promise<readonly string[]> {
  const [restarts, rate] = [Number(values.restarts), Number(values.rate)];
  await using closing = new AsyncDisposableStack();
  const cluster = await openCluster();
  closing.defer(() => cluster.close());
  const appSecret = randomBytes(32).toString('hex');
  const tokens: string[] = [];
  for (let home = 0; home < homes; home++)
    tokens.push((await residentOf(cluster.connectionString, appSecret, `${home}@chaos.example`)).token ?? '');
  const settings = productionSettings(cluster.connectionString, appSecret);
  const start = (PORT: string) => startServerProcess({ ...settings, PORT });
  const ports = await reservePorts(Number(values.servers));
  const servers = await Promise.all(ports.map(start));
  closing.defer(async () => void (await Promise.all(servers.map((server) => server.stop()))));
  const proxy = await startPageProxy(name, ports);
  closing.defer(() => proxy.close());

  const ending = new AbortController();
  const loaded = load(proxy.url, tokens, rate, ending.signal);
  await sleep(pauseMs);
  for (let restart = 0; restart < restarts; restart++) {
    const index = restart % servers.length;
    const ended = await servers[index]?.stop();
    assert.equal(ended?.code, 0);
    servers[index] = await start(ports[index] ?? '');
    await sleep(pauseMs);
  }
  ending.abort();
  const { count, failed, acknowledged, slowestMs } = await loaded;

  const knex = connect(cluster.connectionString);
  closing.defer(() => knex.destroy());
  const stored: string[] = await knex('tasks').where({ source: 'hand' }).pluck('title');
  const missing = acknowledged.filter((title) => !stored.includes(title));
  const twice = stored.length - new Set(stored).size;
  process.stdout.write(
    `${name}: ${restarts} restarts, ${count} requests, ${failed.length} failed, the slowest took ${Math.round(slowestMs)} ms; ` +
      `${acknowledged.length} tasks acknowledged, ${missing.length} of them lost, ${twice} stored twice\n`,
  );
  for (const [what, all] of Map.groupBy(failed, (each) => each)) process.stdout.write(`${all.length} × ${what}\n`);
  return [...failed, ...missing.map((title) => `lost ${title}`), ...(twice > 0 ? ['stored twice'] : [])];
}

/** Sends requests at a fixed rate until it is to end, whether or not earlier ones were answered. */
async function load(url: string, tokens: readonly string[], rate: number, ending: AbortSignal) {
  const failed: string[] = [];
  const acknowledged: string[] = [];
  const running: Promise<void>[] = [];
  let slowestMs = 0;
  const today = new Date().toISOString().slice(0, 10);
  const ask = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const started = performance.now();
    const outcome = await fetch(`${url}${path}`, { method, headers, ...(body && { body }) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok ? undefined : `${response.status}`;
      },
      (error: Error) => String(error.cause ?? error),
    );
    slowestMs = Math.max(slowestMs, performance.now() - started);
    if (outcome !== undefined) failed.push(`${method} ${path}: ${outcome}`);
    return outcome === undefined;
  };
  for (let turn = 0; !ending.aborted; turn++) {
    const headers = { authorization: `Bearer ${tokens[turn % tokens.length]}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ title: `task ${turn}`, scheduledAt: addDays(today, turn % 28) });
    if (turn % 3 === 0) running.push(ask('GET', weekPath, headers).then(() => {}));
    if (turn % 3 === 1) running.push(ask('GET', '/', {}).then(() => {}));
    if (turn % 3 === 2)
      running.push(
        ask('POST', '/api/tasks', headers, body).then((isDone) => void (isDone && acknowledged.push(`task ${turn}`))),
      );
    await sleep(1_000 / rate);
  }
  await Promise.all(running);
  return { count: running.length, failed, acknowledged, slowestMs };
}
