import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#adapters/knex/connect.ts';
import { concurrency } from '#adapters/pg-boss/queues.ts';
import { addDays } from '#core/domain/time/dates.ts';
import { startSmtpServer } from '../support/mail/smtp-test-server.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, runBuilt, startServerProcess } from '../support/server/process.ts';
import { openCluster } from './cluster.ts';
import { productionSettings, residentOf } from './mix.ts';
import { startProxy } from './proxy.ts';

const options = {
  kills: { type: 'string', default: '10' },
  households: { type: 'string', default: '20' },
} as const;

/** How long a killed process stays away, and how long there are two again before the next blow. */
const awayMs = 3_000;
const togetherMs = 3_000;
const longestRecoveryMs = 180_000;

/** What was asked, by a name of its own: whether the response said that it was done. */
type Asked = Map<string, boolean>;

/**
 * Kills one of two servers and one of two workers, in turn, on one database, while households add tasks and strangers
 * ask for sign-in links. Each acknowledged task must be there once, each other one at most once. Each acknowledged link
 * must be mailed once, except those that a killed worker had on their way: they may be mailed again. Options:
 * `--kills=10 --households=20`.
 */
export async function attack(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  await buildPrograms();
  await using closing = new AsyncDisposableStack();
  const cluster = await openCluster();
  closing.defer(() => cluster.close());
  const mailServer = await startSmtpServer({ needsLogin: false, offersTls: false });
  closing.defer(() => mailServer.close());
  const appSecret = randomBytes(32).toString('hex');
  const tokens: string[] = [];
  for (let index = 0; index < Number(values.households); index++) {
    const { token } = await residentOf(cluster.connectionString, appSecret, `${index}@chaos.example`);
    assert.ok(token);
    tokens.push(token);
  }
  const settings = {
    ...productionSettings(cluster.connectionString, appSecret),
    POSTMARK_SERVER_TOKEN: undefined,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    SIGN_IN_REQUESTS_PER_HOUR: '1000000',
  };
  const ports = await reservePorts(2);
  const startServer = (index: number) => startServerProcess({ ...settings, PORT: ports[index] });
  const startWorker = async () => {
    const worker = runBuilt('cli', ['worker', '--json'], settings);
    await worker.said('ready');
    return worker;
  };
  const servers = [await startServer(0), await startServer(1)];
  const workers = [await startWorker(), await startWorker()];
  closing.defer(async () => void (await Promise.all([...servers, ...workers].map((program) => program.stop()))));
  const proxy = await startProxy();
  closing.defer(() => proxy.close());
  proxy.aim(ports);

  const ending = new AbortController();
  const [tasks, links]: readonly Asked[] = [new Map(), new Map()];
  assert.ok(tasks && links);
  const load = tokens.map((token, index) =>
    visit({ url: proxy.url, token, name: `${index}`, tasks, links }, ending.signal),
  );
  for (let kill = 0; kill < Number(values.kills); kill++) {
    await sleep(togetherMs);
    const index = (kill >> 1) % 2;
    const isServer = kill % 2 === 0;
    await (isServer ? servers : workers)[index]?.stop('SIGKILL');
    await sleep(awayMs);
    if (isServer) servers[index] = await startServer(index);
    else workers[index] = await startWorker();
    process.stdout.write(`${isServer ? 'server' : 'worker'} ${index}: ${tasks.size} tasks, ${links.size} links\n`);
  }
  ending.abort();
  await Promise.all(load);

  const knex = connect(cluster.connectionString);
  closing.defer(() => knex.destroy());
  const stored: string[] = await knex('tasks').where({ source: 'hand' }).pluck('title');
  const tasksAgain = judge('task', tasks, stored);
  assert.equal(tasksAgain, 0, 'a task was added twice');
  const until = Date.now() + longestRecoveryMs;
  const mailed = () => mailServer.received.flatMap(({ to }) => to).map((address) => address.split('@')[0] ?? '');
  const isMissing = () => {
    const received = new Set(mailed());
    return [...links].some(([name, isDone]) => isDone && !received.has(name));
  };
  while (isMissing() && Date.now() < until) await sleep(500);
  const linksAgain = judge('link', links, mailed());
  const most = Math.floor(Number(values.kills) / 2) * concurrency('send-sign-in-link');
  assert.ok(linksAgain <= most, `${linksAgain} links were mailed again`);
  const jobs = await knex('pgboss.job').where({ name: 'send-sign-in-link' }).whereNot({ state: 'completed' });
  assert.deepEqual(jobs, []);
  const done = (asked: Asked) => [...asked.values()].filter(Boolean).length;
  process.stdout.write(
    `${values.kills} kills: of ${tasks.size} tasks ${done(tasks)} were acknowledged, and ${stored.length} are stored, ` +
      `each once; of ${links.size} links ${done(links)} were acknowledged, all were mailed, ${linksAgain} of them again\n` +
      [...proxy.failures].map(([what, count]) => `${count} × ${what}\n`).join(''),
  );
}

/** Checks that nothing acknowledged is missing and nothing is there that was not asked. Returns how many came again. */
function judge(kind: string, asked: Asked, found: readonly string[]): number {
  const there = new Set(found);
  for (const [name, isDone] of asked) assert.ok(there.has(name) || !isDone, `the ${kind} ${name} was lost`);
  for (const name of there) assert.ok(asked.has(name), `the ${kind} ${name} was not asked for`);
  return found.length - there.size;
}

type Visit = {
  readonly url: string;
  readonly token: string;
  readonly name: string;
  readonly tasks: Asked;
  readonly links: Asked;
};

/** A household reads its week, adds a task, and a stranger asks for a link, again and again. */
async function visit({ url, token, name, tasks, links }: Visit, ending: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const today = new Date().toISOString().slice(0, 10);
  const post = async (asked: Asked, path: string, key: string, body: object) => {
    asked.set(key, false);
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
      () => undefined,
    );
    if (response?.ok) asked.set(key, true);
    await response?.body?.cancel();
  };
  for (let turn = 0; !ending.aborted; turn++) {
    const key = `${name}-${turn}`;
    await fetch(`${url}/api/tasks/week/0`, { headers })
      .then((response) => response.arrayBuffer())
      .catch(() => {});
    await post(tasks, '/api/tasks', key, { title: key, scheduledAt: addDays(today, turn % 28) });
    await post(links, '/api/auth/request-magic-link', key, { email: `${key}@stranger.example` });
    // Ten tasks and links a second in all, for which a machine with two cores has time.
    await sleep(1_000);
  }
}
