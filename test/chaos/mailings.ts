import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { concurrency } from '#adapters/pg-boss/queues.ts';
import { readConfig } from '#apps/composition/config.ts';
import type { App } from '#apps/composition/container.ts';
import { openApp } from '#apps/composition/open-app.ts';
import { mailConnections } from '#core/ports/mailer.ts';
import { populate } from '../../bench/populate.ts';
import { type SmtpMail, startSmtpServer } from '../support/mail/smtp-test-server.ts';
import { buildPrograms, runBuilt, type Settings } from '../support/server/process.ts';
import { openCluster } from './cluster.ts';
import { makeRandom } from './random.ts';

const options = {
  homes: { type: 'string', default: '400' },
  reminders: { type: 'string', default: '400' },
  declarations: { type: 'string', default: '100' },
  kills: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
} as const;

const longestRepairMs = 300_000;

/** How many mails a killed worker can have handed over without noting it, or a killed database without keeping it. */
const mostOnTheirWay = mailConnections + concurrency('send-announcements') + concurrency('send-declaration-receipt');

/** What scheduled jobs do once in an hour, as often as the attack lets an hour pass. */
const scheduled = ['send-guide-reminders', 'remind-declarations'];
const following = ['send-announcements', 'send-declaration-receipt'];

/**
 * Kills the command that announces new terms, the worker that mails them, reminders of guides and reminders of declarations, and
 * PostgreSQL, at moments that depend on the seed. Each home, guide and declaration must get its one mail: none may be lost, and
 * none repeated, except that a mail which was on its way during a kill may arrive again with the same `Message-ID`. Options:
 * `--homes=400 --reminders=400 --declarations=100 --kills=20 --seed=1`.
 */
export async function attack(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const [homes, reminders, declarations, kills] = [
    values.homes,
    values.reminders,
    values.declarations,
    values.kills,
  ].map(Number) as [number, number, number, number];
  const random = makeRandom(Number(values.seed));
  await buildPrograms();
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
  await populate(app, new Date().toISOString().slice(0, 10), homes);
  await addReminders(app, reminders);
  await addDeclarations(app, declarations);

  const ofCommand = Math.floor(kills / 4);
  await announce(app, settings, { kills: ofCommand, homes, random });

  const all = homes + reminders + declarations;
  const moments = Array.from({ length: kills - ofCommand }, () => random(all)).sort((one, other) => one - other);
  const startWorker = () => runBuilt('cli', ['worker'], settings);
  let worker = startWorker();
  closing.defer(async () => void (await worker.stop()));
  await letAnHourPass(app);
  for (const [index, at] of moments.entries()) {
    for (const until = Date.now() + longestRepairMs; addressesOf(mailServer.received).size < at; await sleep(5))
      assert.ok(Date.now() < until, `${addressesOf(mailServer.received).size} of ${all} mails arrived`);
    const killsDatabase = index % 3 === 2;
    if (killsDatabase) await cluster.killAndRestart(300);
    else {
      await worker.stop('SIGKILL');
      worker = startWorker();
    }
    process.stdout.write(
      `${killsDatabase ? 'database' : 'worker'} killed at ${addressesOf(mailServer.received).size}\n`,
    );
    await letAnHourPass(app);
  }
  await untilDone(app);
  await check(app, mailServer.received, { all, kills: moments.length });
}

async function addReminders({ knex }: App, count: number): Promise<void> {
  const [askedAt, dueAt] = [new Date(Date.now() - 366 * 86_400_000), new Date(Date.now() - 86_400_000)];
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    email: `reminder-${index}@chaos.example`,
    language: index % 2 === 0 ? 'en' : 'fr',
    guide: 'boiler',
    asked_at: askedAt,
    due_at: dueAt,
  }));
  await knex('guide_reminders').insert(rows);
}

/** Withdrawals that have waited for their link for more than a day. */
async function addDeclarations({ unitOfWork }: App, count: number): Promise<void> {
  const declaredAt = new Date(Date.now() - 1.5 * 86_400_000);
  const shared = { kind: 'withdrawal', state: 'unconfirmed', language: 'en', name: 'Ada', reference: '' } as const;
  await unitOfWork.run(async (stores) => {
    for (let index = 0; index < count; index++) {
      const own = { id: randomUUID(), email: `declaration-${index}@chaos.example`, subscriptionId: `sub_${index}` };
      await stores.declarations.add({ ...shared, ...own, reminders: 0, declaredAt });
    }
  });
}

/** Kills the command after it has queued some mails, and runs it again until it ends by itself. */
async function announce(
  app: App,
  settings: Settings,
  { kills, homes, random }: { kills: number; homes: number; random: (below: number) => number },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'upkept-announcement-'));
  const file = join(folder, 'terms.json');
  const from = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  await writeFile(file, JSON.stringify({ kind: 'terms', from, changes: { en: 'New terms.', fr: 'Nouveau.' } }));
  const run = () => runBuilt('cli', ['announce', file, '--json'], settings);
  const moments = Array.from({ length: kills }, () => random(homes)).sort((one, other) => one - other);
  for (const at of moments) {
    const command = run();
    let isOver = false;
    void command.ended.then(() => {
      isOver = true;
    });
    while (!isOver && (await announcedIn(app)) < at) await sleep(2);
    await command.stop('SIGKILL');
    process.stdout.write(`command killed at ${await announcedIn(app)}\n`);
  }
  const { code, stdout, stderr } = await run().ended;
  assert.equal(code, 0, stderr);
  const last = JSON.parse(stdout) as { homes: number };
  assert.equal(last.homes, homes);
  assert.equal(await announcedIn(app), homes);
  await rm(folder, { recursive: true });
}

async function announcedIn({ knex }: App): Promise<number> {
  const [row] = await knex('announcements').count({ count: '*' });
  return Number(row?.count);
}

/** What a killed worker was doing is taken up again, and the scheduled jobs run once more. */
async function letAnHourPass({ knex }: App): Promise<void> {
  for (const until = Date.now() + longestRepairMs; ; await sleep(200)) {
    try {
      await knex('pgboss.job').where('state', 'active').update({ state: 'retry', start_after: knex.fn.now() });
      for (const name of scheduled) {
        const waits = await knex('pgboss.job').where({ name }).whereIn('state', ['created', 'retry']);
        if (waits.length === 0) await knex('pgboss.job').insert({ name });
      }
      return;
    } catch (error) {
      // Connections that the kill has cut off.
      if (Date.now() > until) throw error;
    }
  }
}

async function untilDone(app: App): Promise<void> {
  const { knex } = app;
  for (const until = Date.now() + longestRepairMs; ; await sleep(500)) {
    const open = await knex('pgboss.job')
      .whereIn('name', [...scheduled, ...following])
      .whereIn('state', ['created', 'active', 'retry']);
    const [left] = await knex('guide_reminders').count({ count: '*' });
    if (open.length === 0 && Number(left?.count) === 0) return;
    assert.ok(Date.now() < until, `${open.length} jobs and ${left?.count} reminders are still open`);
    if (open.length === 0) await letAnHourPass(app);
  }
}

const addressesOf = (mails: readonly SmtpMail[]): ReadonlySet<string> => new Set(mails.flatMap(({ to }) => to));

async function check(
  { knex }: App,
  mails: readonly SmtpMail[],
  { all, kills }: { readonly all: number; readonly kills: number },
): Promise<void> {
  const idsOf = new Map<string, Set<string>>();
  for (const { to, headers } of mails)
    for (const address of to) idsOf.set(address, (idsOf.get(address) ?? new Set()).add(headers['message-id'] ?? ''));
  const lost = all - idsOf.size;
  const repeated = [...idsOf.values()].filter((ids) => ids.size > 1).length;
  const copies = mails.length - [...idsOf.values()].reduce((sum, ids) => sum + ids.size, 0);
  const unsent = await knex('announcements').whereNull('sent_at');
  const unreminded = await knex('declarations').whereNot('reminders', 1);
  const putAside = await knex('pgboss.job').where('name', 'like', '%.failed');
  const silent = unsent.length + unreminded.length + putAside.length;
  process.stdout.write(
    `${all} mails: ${lost} lost, ${repeated} repeated, ${silent} silent; ${copies} arrived again with the same Message-ID\n`,
  );
  assert.deepEqual([lost, repeated, silent], [0, 0, 0]);
  assert.ok(copies <= kills * mostOnTheirWay, `${copies} copies`);
}
