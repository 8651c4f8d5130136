import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mostInBatch } from '#adapters/postmark/send-in-batches.ts';
import type { App } from '#apps/composition/container.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import { summaryOf } from '#core/domain/summary/summary-of.ts';
import { sayReason } from '#core/languages/say-reason.ts';
import type { Mail } from '#core/ports/mailer.ts';
import { type Child, startChild } from './child.ts';
import { type Cost, costOf, costText } from './cost.ts';
import { startDatabase } from './database.ts';
import { type Goal, goals } from './goals.ts';
import { openApp } from './open-app.ts';
import { populate } from './populate.ts';
import { report } from './report.ts';

const workers = 2;
/** So many different summaries are rendered for comparison. */
const samples = 300;

type Bench = {
  readonly app: App;
  readonly workers: readonly Child[];
  readonly renderers: readonly Child[];
  readonly mailService: Child;
  readonly dataDir: string;
};

const options = {
  /** The number of households. */
  households: { type: 'string', default: '20000' },
  /** How often each side is measured. The first of several rounds does not count. */
  rounds: { type: 'string', default: '4' },
} as const;

/** As long as a signed token. */
const token = 'x'.repeat(116);

/** The mails of some of the households. */
async function sampleMails({ knex, summaryView, clock }: App): Promise<readonly Mail[]> {
  const members: { household_id: string; person_id: string }[] = await knex('memberships').limit(samples);
  const recipients = members.map(({ household_id, person_id }) => ({ householdId: household_id, personId: person_id }));
  const reads = await summaryView.read(recipients, clock.now());
  const { careTaskById, itemName, local, reasons, titlesOfTask } = textsIn('en');
  return reads.map(({ household, reader, today, tasks }) => {
    const summary = summaryOf(
      { household, name: 'Bench', today, tasks, asksToPause: false },
      (id) => careTaskById.get(id),
      {
        titleOf: (task) => titlesOfTask(task).fullTitle,
        itemName,
        local,
        reasonOf: (reason, care) => sayReason(reason, care, reasons),
      },
    );
    const address = `https://upkept.example/summary/act?token=${token}`;
    const links = {
      week: address,
      settings: address,
      asks: {},
      unsubscribe: address,
      unsubscribePage: address,
      tasks: Object.fromEntries(
        summary.days.flatMap((day) => day.tasks.map(({ id }) => [id, { done: address, notThisWeek: address }])),
      ),
    };
    return { kind: 'weekly-summary', language: 'en', id: household.id, to: reader?.person.email ?? '', summary, links };
  });
}

/** Makes every household's summary due. */
async function makeDue({ knex }: App): Promise<void> {
  await knex.raw('truncate summaries, runs, run_failures, summary_schedules');
  await knex.raw(`
    insert into summary_schedules
      (household_id, person_id, enabled, weekday, hour, unseen, rejections, next_summary_at, decided_at)
    select household_id, person_id, true, 'Monday', 8, 0, 0, now() - interval '1 minute', now() from memberships`);
  await knex.raw('analyze summary_schedules');
  await knex.raw('checkpoint');
}

/** Has the workers send what is due, as the scheduled job does. */
async function sendAll({ app }: Bench): Promise<void> {
  await app.queueSummaries();
  const waiting = app
    .knex('pgboss.job')
    .where({ name: 'send-summaries' })
    .whereIn('state', ['created', 'retry', 'active']);
  while ((await waiting.clone().first('id')) !== undefined) await sleep(50);
}

async function measure(bench: Bench, households: number, rounds: number): Promise<void> {
  const { app, dataDir } = bench;
  await populate(app, new Date().toISOString().slice(0, 10), households);
  await app.generateWeeks();
  const mails = await sampleMails(app);
  await Promise.all(bench.renderers.map((renderer) => renderer.ask({ mails })));
  const costs: Record<'ours' | 'rendering' | 'batches' | 'calls', Cost[]> = {
    ours: [],
    rendering: [],
    batches: [],
    calls: [],
  };
  const render = (sendTo?: string, inCall = 1) => {
    const work = { count: households / bench.renderers.length, sendTo, inCall };
    return costOf(bench.renderers, dataDir, () => Promise.all(bench.renderers.map((renderer) => renderer.ask(work))));
  };
  for (let round = 0; round < rounds; round++) {
    await makeDue(app);
    const before = await bench.mailService.ask<number>({ count: true });
    costs.ours.push(await costOf([...bench.workers], dataDir, () => sendAll(bench)));
    const sent = (await bench.mailService.ask<number>({ count: true })) - before;
    if (sent !== households) throw new Error(`${sent} summaries were sent to ${households} households`);
    costs.rendering.push(await render());
    costs.batches.push(await render(bench.mailService.url, mostInBatch));
    costs.calls.push(await render(bench.mailService.url));
    const texts = Object.entries(costs).map(([side, costs]) => `${side} ${costText(costs.at(-1))}`);
    process.stdout.write(`round ${round}: ${sent} sent; ${texts.join('; ')}\n`);
  }
  // As speeds, so that a ratio of 1 means as fast as the other side.
  const speeds = (costs: readonly Cost[], key: keyof Cost) => costs.map((cost) => households / cost[key]);
  const against = (name: string, limit: readonly Cost[], goal?: Goal) => [
    {
      measure: `against ${name}`,
      ours: speeds(costs.ours, 'wall'),
      limit: speeds(limit, 'wall'),
      unit: 'a second',
      goal,
    },
    {
      measure: `against ${name}, by processor time`,
      ours: speeds(costs.ours, 'cpu'),
      limit: speeds(limit, 'cpu'),
      unit: 'a second of one processor',
      goal,
    },
  ];
  report([
    ...against('rendering alone', costs.rendering, goals.summaries.rendering),
    ...against('rendering and a bare call for each batch', costs.batches),
    ...against('rendering and a bare call for each', costs.calls, goals.summaries.calls),
  ]);
}

/**
 * Summaries that are due at once, planned before, by two workers that share the queue and hand them to a mail service
 * that only counts, compared with two processes that only render as many, and with the same two when they also make a
 * bare call for each batch of them, or for each. Options: `--households=1000 --rounds=2`.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  await using closing = new AsyncDisposableStack();
  const { url, dataDir } = closing.use(await startDatabase());
  const mailService = closing.use(await startChild('./servers/mail-service.ts'));
  const env = {
    DATABASE_URL: url,
    APP_SECRET: 'a secret of thirty-two characters',
    // Without keys, mail goes to whatever listens on the sandbox's port.
    SANDBOX_PORT: new URL(mailService.url).port,
  };
  const app = closing.adopt(await openApp(env), (opened) => opened.close());
  await app.migrateDatabase();
  await app.jobs.start();
  const startAll = (file: string, settings: Readonly<Record<string, string>>) =>
    Promise.all(Array.from({ length: workers }, async () => closing.use(await startChild(file, settings))));
  const bench: Bench = {
    app,
    mailService,
    workers: await startAll('./servers/worker.ts', env),
    renderers: await startAll('./servers/mail-renderer.ts', { NODE_ENV: 'production' }),
    dataDir,
  };
  await measure(bench, Number(values.households), Number(values.rounds));
}
