import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { App } from '#apps/composition/container.ts';
import { type Child, startChild } from './child.ts';
import { type Cost, costOf, costText } from './cost.ts';
import { startDatabase } from './database.ts';
import { goals, textOf } from './goals.ts';
import { openApp } from './open-app.ts';
import { countOf, populate } from './populate.ts';
import { counted, median, report } from './report.ts';

const few = 1_000;
const workers = 2;
const weeksPerHousehold = 5;
/** What planning writes. */
const planTables = ['tasks', 'weeks', 'outlooks'] as const;

type Bench = {
  readonly app: App;
  readonly workers: readonly Child[];
  readonly planners: readonly Child[];
  readonly dataDir: string;
  readonly today: string;
};

const options = {
  /** The number of households. */
  households: { type: 'string', default: '20000' },
  /** How often each side is measured. The first of several rounds does not count. */
  rounds: { type: 'string', default: '4' },
} as const;

async function deletePlans({ app }: Bench): Promise<void> {
  await app.knex.raw(`truncate ${planTables.join(', ')} cascade`);
  await app.knex.raw(`update households set plan_due_at = 'epoch' where plan_due_at > 'epoch'`);
  await app.knex.raw('vacuum households');
  await app.knex.raw('checkpoint');
}

/** Has the workers plan everyone who lacks a plan, as the scheduled job does. */
async function planEveryone(bench: Bench): Promise<void> {
  await bench.app.queueWeeks();
  const waiting = bench.app
    .knex('pgboss.job')
    .where({ name: 'plan-shard' })
    .whereIn('state', ['created', 'retry', 'active']);
  while ((await waiting.clone().first('id')) !== undefined) await sleep(50);
}

/** Plans in two processes without a database. */
async function planAlone({ planners, today }: Bench, households: number): Promise<void> {
  await Promise.all(planners.map((planner, from) => planner.ask({ from, households, today })));
}

/** Copies the rows that the job wrote to tables with the same constraints and indexes, over two connections. */
async function copyRows(bench: Bench, costs: Cost[]): Promise<void> {
  const { knex } = bench.app;
  const { rows } = await knex.raw<{ rows: { folder: string }[] }>(`select current_setting('data_directory') as folder`);
  const halves = ['<', '>='].map((comparison, index) => ({ comparison, index }));
  const file = (table: string, index: number) => `'${rows[0]?.folder}/${table}-${index}.copy'`;
  for (const { comparison, index } of halves) {
    for (const table of planTables) {
      const half = `select * from ${table} where household_id ${comparison} '80000000-0000-0000-0000-000000000000' order by household_id`;
      await knex.raw(`copy (${half}) to ${file(table, index)}`);
    }
  }
  await deletePlans(bench);
  const cost = await costOf([], bench.dataDir, () =>
    Promise.all(
      halves.map(async ({ index }) => {
        for (const table of planTables) await knex.raw(`copy ${table} from ${file(table, index)}`);
      }),
    ),
  );
  costs.push(cost);
}

async function checkAll(bench: Bench, households: number): Promise<void> {
  const planned = await countOf(bench.app, 'weeks');
  if (planned !== households * weeksPerHousehold) throw new Error(`${planned} weeks of ${households} households`);
}

const memoryOf = async (children: readonly Child[]): Promise<number> =>
  Math.max(...(await Promise.all(children.map((child) => child.usage()))).map(({ memory }) => memory)) / 2 ** 20;

async function measure(bench: Bench, households: number, rounds: number): Promise<void> {
  const everyone = [...bench.workers, ...bench.planners];
  const { dataDir } = bench;
  const ours: Cost[] = [];
  const again: Cost[] = [];
  const alone: Cost[] = [];
  const copies: Cost[] = [];

  await populate(bench.app, bench.today, few);
  const smallCosts: Cost[] = [];
  for (let round = 0; round < 3; round++) {
    await deletePlans(bench);
    smallCosts.push(await costOf(everyone, dataDir, () => planEveryone(bench)));
  }
  await checkAll(bench, few);
  const memoryBefore = await memoryOf(bench.workers);

  await populate(bench.app, bench.today, households);
  for (let round = 0; round < rounds; round++) {
    await deletePlans(bench);
    ours.push(await costOf(everyone, dataDir, () => planEveryone(bench)));
    await checkAll(bench, households);
    const tasks = await countOf(bench.app, 'tasks');
    again.push(await costOf(everyone, dataDir, () => planEveryone(bench)));
    if ((await countOf(bench.app, 'tasks')) !== tasks) throw new Error('The second run wrote tasks');
    alone.push(await costOf(everyone, dataDir, () => planAlone(bench, households)));
    await copyRows(bench, copies);
    process.stdout.write(
      `round ${round}: ${tasks} tasks; ${costText(ours.at(-1))}; again ${costText(again.at(-1))}; ` +
        `planning alone ${costText(alone.at(-1))}; COPY ${costText(copies.at(-1))}\n`,
    );
  }
  const memoryAfter = await memoryOf(bench.workers);

  const limit = (key: keyof Cost) => alone.map((cost, round) => cost[key] + (copies[round]?.[key] ?? 0));
  // As speeds, so that a ratio of 1 means as fast as the limit.
  const speeds = (seconds: readonly number[]) => seconds.map((each) => households / each);
  report([
    {
      measure: 'households',
      ours: speeds(ours.map(({ wall }) => wall)),
      limit: speeds(limit('wall')),
      unit: 'a second',
      goal: goals.job.speed,
    },
    {
      measure: 'households by processor time',
      ours: speeds(ours.map(({ cpu }) => cpu)),
      limit: speeds(limit('cpu')),
      unit: 'a second of one processor',
      goal: goals.job.speed,
    },
  ]);
  const cost = (costs: readonly Cost[], count: number) => (median(counted(costs).map(({ cpu }) => cpu)) / count) * 1000;
  const [large, small] = [cost(ours, households), cost(smallCosts, few)];
  process.stdout.write(
    `again with nothing to do: ${(median(again.map(({ wall }) => wall)) * 1000).toFixed(0)} ms; goal ${textOf(goals.job.again)}\n` +
      `processor time: ${large.toFixed(2)} ms a household of ${households}, ${small.toFixed(2)} ms of ${few}, ` +
      `ratio ${(large / small).toFixed(2)}; goal ${textOf(goals.job.growth)} at 100,000\n` +
      `memory of a worker: ${memoryBefore.toFixed(0)} MiB after ${few}, ${memoryAfter.toFixed(0)} MiB at the end, ` +
      `ratio ${(memoryAfter / memoryBefore).toFixed(2)}\n`,
  );
}

/**
 * Everyone's week, by two workers that share the queue, compared with planning alone in two processes plus COPY of the
 * same rows. Options: `--households=100000 --rounds=2`.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  await using closing = new AsyncDisposableStack();
  const { url, dataDir } = closing.use(await startDatabase());
  const env = { DATABASE_URL: url, APP_SECRET: 'a secret of thirty-two characters' };
  const app = closing.adopt(await openApp(env), (opened) => opened.close());
  await app.migrateDatabase();
  await app.jobs.start();
  const startAll = (file: string) =>
    Promise.all(Array.from({ length: workers }, async () => closing.use(await startChild(file, env))));
  const bench: Bench = {
    app,
    workers: await startAll('./servers/worker.ts'),
    planners: await startAll('./servers/planner.ts'),
    dataDir,
    today: new Date().toISOString().slice(0, 10),
  };
  await measure(bench, Number(values.households), Number(values.rounds));
}
