import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { concurrency } from '#adapters/pg-boss/queues.ts';
import { readConfig } from '#apps/composition/config.ts';
import type { App } from '#apps/composition/container.ts';
import { openApp } from '#apps/composition/open-app.ts';
import { mailConnections } from '#core/ports/mailer.ts';
import { populate } from '../../bench/populate.ts';
import { startSmtpServer } from '../support/mail/smtp-test-server.ts';
import { buildPrograms, type Program, runBuilt, type Settings } from '../support/server/process.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { makeRandom } from './random.ts';

const options = {
  households: { type: 'string', default: '2000' },
  kills: { type: 'string', default: '20' },
  outages: { type: 'string', default: '5' },
  seed: { type: 'string', default: '1' },
} as const;

/** How many mails a process hands over at once. */
const mostOnTheirWay = mailConnections * concurrency('send-summaries');

type Blow = { readonly at: number; readonly kind: 'worker' | 'database' | 'signal' };
type Scene = {
  readonly app: App;
  readonly cluster: Cluster;
  readonly settings: Settings;
  /** How often each address received a summary. */
  readonly received: () => ReadonlyMap<string, number>;
};

/**
 * Sends every household its summary while the worker is killed, stopped and started again and PostgreSQL is killed, at
 * moments that depend on the seed. Checks that every household receives one summary, except those whose mail was on its
 * way when a worker was killed: they may receive another. Options: `--households=2000 --kills=20 --outages=5 --seed=1`.
 */
export async function attack(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  await buildPrograms();
  const households = Number(values.households);
  await using closing = new AsyncDisposableStack();
  const cluster = await openCluster();
  closing.defer(() => cluster.close());
  const mailServer = await startSmtpServer({ needsLogin: false, offersTls: false });
  closing.defer(() => mailServer.close());
  const settings = {
    DATABASE_URL: cluster.connectionString,
    APP_SECRET: 'a secret of thirty-two characters',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  };
  const reporter = { problem: () => {}, note: () => {} };
  const { app } = await openApp({ config: readConfig(settings), startsSandbox: false, reporter });
  closing.defer(() => app.close());
  await app.migrateDatabase();
  await app.jobs.start();
  await populate(app, new Date().toISOString().slice(0, 10), households);
  await app.generateWeeks();
  await app.knex.raw(`
    insert into summary_schedules
      (household_id, person_id, enabled, weekday, hour, unseen, rejections, next_summary_at, decided_at)
    select household_id, person_id, true, 'Monday', 8, 0, 0, now() - interval '1 minute', now() from memberships`);
  await app.queueSummaries();

  const random = makeRandom(Number(values.seed));
  const blow = (kind: Blow['kind']) => (): Blow => ({ at: random(households), kind });
  const blows = [
    ...Array.from({ length: Number(values.kills) }, blow('worker')),
    ...Array.from({ length: Number(values.outages) }, blow('database')),
    ...Array.from({ length: Number(values.outages) }, blow('signal')),
  ].sort((one, other) => one.at - other.at);
  const received = () => {
    const counts = new Map<string, number>();
    for (const address of mailServer.received.flatMap(({ to }) => to)) {
      counts.set(address, (counts.get(address) ?? 0) + 1);
    }
    return counts;
  };
  const pardoned = await strike({ app, cluster, settings, received }, blows);
  await check({ app, received }, households, pardoned);
}

/** Returns how often each address may have received one summary more, because a worker was killed while sending it. */
async function strike(scene: Scene, blows: readonly Blow[]): Promise<ReadonlyMap<string, number>> {
  const { app, cluster, received } = scene;
  const pardoned = new Map<string, number>();
  let worker = startWorker(scene);
  for (const [index, { at, kind }] of blows.entries()) {
    while (received().size < at) await sleep(2);
    if (kind === 'database') await cluster.killAndRestart(500);
    else {
      await worker.stop(kind === 'worker' ? 'SIGKILL' : 'SIGTERM');
      // What the mail server received although the worker has ended.
      await sleep(100);
      const open = await passTime(app);
      const counts = received();
      // Those of an earlier worker, if none has sent them again yet, count only once.
      const onTheirWay = open.filter((address) => (counts.get(address) ?? 0) > (pardoned.get(address) ?? 0));
      const most = kind === 'worker' ? mostOnTheirWay : 0;
      assert.ok(onTheirWay.length <= most, `${onTheirWay.length} mails were on their way after ${kind} ${index}`);
      for (const address of onTheirWay) pardoned.set(address, (pardoned.get(address) ?? 0) + 1);
      worker = startWorker(scene);
    }
    process.stdout.write(`${kind} at ${received().size}\n`);
  }
  while ((await app.showRuns()).summariesOpen > 0) await sleep(500);
  await worker.stop();
  return pardoned;
}

const startWorker = ({ settings }: Scene): Program => runBuilt('cli', ['worker'], settings);

/**
 * Lets the time pass after which other workers take over what a killed worker has claimed, and the queue its jobs.
 * Returns the addresses whose summary was claimed but not settled.
 */
export async function passTime({ knex }: App): Promise<readonly string[]> {
  const { rows } = await knex.raw<{ rows: { email: string }[] }>(
    `update summaries s set claimed_at = claimed_at - interval '4 minutes' from memberships m join persons p on p.id = m.person_id
     where s.status = 'sending' and m.household_id = s.household_id and m.role = 'owner' returning p.email`,
  );
  await knex.raw(`update pgboss.job set state = 'retry', start_after = now()
                  where name = 'send-summaries' and state in ('active', 'retry')`);
  return rows.map(({ email }) => email);
}

async function check(
  { app, received }: Pick<Scene, 'app' | 'received'>,
  households: number,
  pardoned: ReadonlyMap<string, number>,
): Promise<void> {
  const counts = received();
  assert.equal(counts.size, households, 'a summary was lost');
  const again = [...counts].filter(([, count]) => count > 1);
  for (const [address, count] of again) {
    assert.ok(count <= 1 + (pardoned.get(address) ?? 0), `${address} received ${count} summaries`);
  }
  const { summaries } = await app.showRuns();
  const total = (key: 'expected' | 'done') => summaries.reduce((sum, each) => sum + each[key], 0);
  const stored = await app.knex('summaries').where({ status: 'sent' }).count<{ count: string }[]>();
  assert.equal(Number(stored[0]?.count), households);
  process.stdout.write(
    `${households} households received a summary, ${again.length} of them again; ` +
      `${total('done')} of ${total('expected')} in the latest runs\n`,
  );
}
