import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#adapters/knex/connect.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, run, startServerProcess } from '../support/server/process.ts';
import { openCluster } from './cluster.ts';
import { takeMachine } from './machine.ts';
import { productionSettings, residentOf } from './mix.ts';
import type { Measured } from './quiet-account.ts';

const options = { seconds: { type: 'string', default: '60' } } as const;

/** In milliseconds. */
const limit = 100;

/** What a server that does nothing takes, because the machine may be busy with something else. */
const bareServer = "require('node:http').createServer((_, response) => response.end()).listen(process.env.PORT)";
const vendors =
  "const { startSandbox } = await import('#apps/sandbox/sandbox.ts'); await startSandbox({ port: Number(process.env.PORT) })";

/**
 * One account imports, uploads, asks and exports without a pause, while its neighbour looks at their week. The neighbour
 * must hardly notice: 99 of 100 requests take less than 100 ms. Option: `--seconds=60`.
 */
export async function attack(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  await buildPrograms();
  await using closing = new AsyncDisposableStack();
  const machine = await takeMachine();
  closing.defer(() => machine.close());
  const cluster = await openCluster();
  closing.defer(() => cluster.close());
  const appSecret = randomBytes(32).toString('hex');
  const neighbour = await residentOf(cluster.connectionString, appSecret, 'neighbour@chaos.example');
  const hostile = await residentOf(cluster.connectionString, appSecret, 'hostile@chaos.example');
  const knex = connect(cluster.connectionString);
  await knex('households').where({ id: hostile.householdId }).update({ premium_granted_at: new Date() });
  await knex.destroy();
  const [PORT = '', barePort = '', sandboxPort = ''] = await reservePorts(3);
  const others = [
    run('--eval', [bareServer], { PORT: barePort }),
    run('--input-type=module', ['--eval', vendors], { PORT: sandboxPort }),
  ];
  closing.defer(async () => void (await Promise.all(others.map((each) => each.stop()))));
  const server = await startServerProcess({
    ...productionSettings(cluster.connectionString, appSecret),
    PORT,
    OPENAI_API_KEY: 'sandbox',
    OPENAI_BASE_URL: `http://127.0.0.1:${sandboxPort}/openai/v1`,
    OPENAI_PRICES: '0/0/0',
    CHANGES_PER_MINUTE: '1000000',
    READS_PER_MINUTE: '1000000',
  });
  closing.defer(async () => void (await server.stop()));
  const settings = { URL_OF_SERVER: server.url, URL_OF_BARE: `http://127.0.0.1:${barePort}`, TOKEN: neighbour.token };
  const quiet = await measure(settings, 5);
  const account = run('test/chaos/hostile-account.ts', [], { URL_OF_SERVER: server.url, TOKEN: hostile.token });
  await machine.expel(account.pid);
  await sleep(3_000);
  const attacked = await measure(settings, Number(values.seconds));
  const { stdout, stderr } = await account.stop();
  for (const [when, { ours, bare }] of Object.entries({ alone: quiet, 'beside the account': attacked })) {
    process.stdout.write(`${when}: ${JSON.stringify(ours)}, a bare server: ${JSON.stringify(bare)}\n`);
  }
  process.stdout.write(`the account: ${stdout}${stderr}\n`);
  assert.equal(attacked.refused, 0);
  assert.ok(attacked.ours.p99 - attacked.bare.p99 < limit);
}

/** Measures in a process of its own: this one hands over what server and database say to each other. */
async function measure(settings: Readonly<Record<string, string>>, seconds: number): Promise<Measured> {
  const { code, stdout, stderr } = await run('test/chaos/quiet-account.ts', [], {
    ...settings,
    SECONDS: String(seconds),
  }).ended;
  assert.equal(code, 0, stderr);
  return JSON.parse(stdout);
}
