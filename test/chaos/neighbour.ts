import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#adapters/knex/connect.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, run, startServerProcess } from '../support/server/process.ts';
import { openCluster } from './cluster.ts';
import { productionSettings, residentOf, weekPath } from './mix.ts';

const options = { seconds: { type: 'string', default: '60' } } as const;

/** In milliseconds. */
const [pauseMs, limit] = [25, 100];

/**
 * One account imports, uploads, asks and exports without a pause, while its neighbour looks at their week. The neighbour
 * must hardly notice: 99 of 100 requests take less than 100 ms. Option: `--seconds=60`.
 */
export async function attack(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  await buildPrograms();
  await using closing = new AsyncDisposableStack();
  const cluster = await openCluster();
  closing.defer(() => cluster.close());
  const sandbox = await startSandbox({ port: 0 });
  closing.defer(() => sandbox.close());
  const appSecret = randomBytes(32).toString('hex');
  const neighbour = await residentOf(cluster.connectionString, appSecret, 'neighbour@chaos.example');
  const hostile = await residentOf(cluster.connectionString, appSecret, 'hostile@chaos.example');
  const knex = connect(cluster.connectionString);
  await knex('households').where({ id: hostile.householdId }).update({ premium_granted_at: new Date() });
  await knex.destroy();
  const [PORT = ''] = await reservePorts(1);
  const server = await startServerProcess({
    ...productionSettings(cluster.connectionString, appSecret),
    PORT,
    OPENAI_API_KEY: 'sandbox',
    OPENAI_BASE_URL: `${sandbox.url}/openai/v1`,
    OPENAI_PRICES: '0/0/0',
    CHANGES_PER_MINUTE: '1000000',
  });
  closing.defer(async () => void (await server.stop()));
  const quiet = await measure(server.url, neighbour.token, 5);
  const account = run('test/chaos/hostile-account.ts', [], { URL_OF_SERVER: server.url, TOKEN: hostile.token });
  // In life it runs on another machine.
  setPriority(account.pid, constants.priority.PRIORITY_LOW);
  await sleep(3_000);
  const attacked = await measure(server.url, neighbour.token, Number(values.seconds));
  const { stdout, stderr } = await account.stop();
  process.stdout.write(`alone: ${JSON.stringify(quiet)}\nbeside the account: ${JSON.stringify(attacked)}\n`);
  process.stdout.write(`the account: ${stdout}${stderr}\n`);
  assert.equal(attacked.refused, 0);
  assert.ok(attacked.p99 < limit);
}

async function measure(url: string, token: string, seconds: number) {
  const took: number[] = [];
  let refused = 0;
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await sleep(pauseMs)) {
    const asked = performance.now();
    const path = took.length % 2 === 0 ? weekPath : '/api/auth/me';
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) refused++;
    took.push(Math.round(performance.now() - asked));
  }
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { requests: took.length, refused, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: took.at(-1) ?? 0 };
}
