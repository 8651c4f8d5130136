import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#apps/composition/config.ts';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import { openApp } from '#apps/composition/open-app.ts';
import { populate } from '../../bench/populate.ts';
import { startSmtpServer } from '../support/mail/smtp-test-server.ts';
import { reservePorts } from '../support/server/ports.ts';
import { openCluster } from './cluster.ts';

const households = 300;
const tasksEach = 3;

/** Starts PgBouncer in transaction mode with few connections of its own. Returns its address for the database. */
async function startPooler(databaseUrl: string, closing: AsyncDisposableStack): Promise<string> {
  const { username, password, port, pathname } = new URL(databaseUrl);
  const [poolerPort = ''] = await reservePorts(1);
  const folder = await mkdtemp(join(tmpdir(), 'upkept-pooler-'));
  await chmod(folder, 0o755);
  closing.defer(() => rm(folder, { recursive: true, force: true }));
  const database = `host=127.0.0.1 port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}`;
  const settings = [
    '[databases]',
    `upkept = ${database}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${poolerPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 4',
    // It refuses to run as root.
    ...(process.getuid?.() === 0 ? ['user = nobody'] : []),
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, `${settings.join('\n')}\n`, { mode: 0o644 });
  const pooler = spawn(process.env.PGBOUNCER ?? 'pgbouncer', ['--quiet', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  closing.defer(async () => {
    pooler.kill('SIGINT');
    await once(pooler, 'exit');
  });
  await sleep(1_000);
  assert.equal(pooler.exitCode, null, 'PgBouncer did not start');
  return `postgres://${username}:${password}@127.0.0.1:${poolerPort}/upkept`;
}

/**
 * Runs the product behind PgBouncer in transaction mode, with more connections to it than it has itself: plans weeks,
 * adds tasks at the same time, and sends summaries through the queue. `PGBOUNCER` names the program.
 */
export async function attack(): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const cluster = await openCluster();
  closing.defer(() => cluster.close());
  const mailServer = await startSmtpServer({ needsLogin: false, offersTls: false });
  closing.defer(() => mailServer.close());
  const problems: unknown[] = [];
  const config = readConfig({
    DATABASE_URL: cluster.connectionString,
    DATABASE_POOLER_URL: await startPooler(cluster.connectionString, closing),
    DATABASE_POOL: '20',
    APP_SECRET: 'a secret of thirty-two characters',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  });
  const reporter = { problem: (error: unknown) => void problems.push(error), note: () => {} };
  const { app } = await openApp({ config, startsSandbox: false, reporter });
  closing.defer(() => app.close());
  await app.migrateDatabase();
  await app.jobs.worker.start(jobHandlers(app));
  await populate(app, new Date().toISOString().slice(0, 10), households);
  await app.generateWeeks();

  const ids: string[] = await app.knex('households').pluck('id');
  await Promise.all(
    ids.map((householdId) =>
      app.locks.hold(householdId.slice(0, 2), async () => {
        const household = await app.unitOfWork.run((stores) => stores.households.find(householdId));
        assert.ok(household);
        for (let count = 0; count < tasksEach; count++) {
          const on = new Date().toISOString().slice(0, 10);
          await app.addTask({ household, title: `Task ${count}`, description: '', category: '', on });
        }
      }),
    ),
  );
  await app.knex.raw(`
    insert into summary_schedules
      (household_id, person_id, enabled, weekday, hour, unseen, rejections, next_summary_at, decided_at)
    select household_id, person_id, true, 'Monday', 8, 0, 0, now() - interval '1 minute', now() from memberships`);
  await app.queueSummaries();
  while ((await app.showRuns()).summariesOpen > 0) await sleep(200);

  const [added] = await app.knex('tasks').where({ source: 'hand' }).count<{ count: string }[]>();
  assert.equal(Number(added?.count), households * tasksEach);
  assert.equal(new Set(mailServer.received.flatMap(({ to }) => to)).size, households);
  assert.equal(mailServer.received.length, households);
  assert.deepEqual(problems, []);
  process.stdout.write(`${households} households planned, changed and mailed behind PgBouncer in transaction mode\n`);
}
