import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { historyEntriesSql } from '#adapters/knex/history-store.ts';
import type { App } from '#apps/composition/container.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { addDays, type IsoDate } from '#core/domain/dates.ts';
import { type Features, featureCategories, optionNames } from '#core/domain/features.ts';
import { lastMissedDay } from '#core/domain/history/task-entry.ts';
import type { Household } from '#core/domain/household.ts';
import type { Task } from '#core/domain/task.ts';
import { noonOf } from '#core/domain/zones.ts';
import { startChild } from './child.ts';
import { startDatabase } from './database.ts';
import { counted, median } from './report.ts';
import { makeResident, serverSettings } from './resident.ts';

const rounds = 6;
const readsPerRound = 20;
const years = 5;
const turnsPerItem = 44;
const limits = { p95: 200, ratio: 2 } as const;

/** A house with every feature, so that it has all 55 items. */
const everything: Features = {
  ...Object.fromEntries(featureCategories.map((category) => [category, optionNames(category)])),
  propertyType: ['House'],
};

/** One of the turns of each item, of which one in ten is skipped and one in ten missed. */
function pastTasks({ id: householdId, timezone }: Household, today: IsoDate): readonly Task[] {
  const step = (years * 365) / turnsPerItem;
  return catalogue.flatMap((item, place) =>
    Array.from({ length: turnsPerItem }, (_, turn): Task => {
      const task = item.tasks[turn % item.tasks.length];
      if (!task) throw new Error(`${item.name} has no task`);
      const scheduledOn = addDays(today, -Math.round(step * turn) - 30 - (place % 7));
      const chance = (turn * 7 + place) % 10;
      const status = chance === 0 ? 'skipped' : chance === 1 ? 'open' : 'done';
      const { title, why, minutes } = task;
      return {
        householdId,
        id: crypto.randomUUID(),
        source: `care:${task.id}`,
        occurrence: scheduledOn,
        title,
        description: why,
        category: item.name,
        scheduledOn,
        status,
        ...(status === 'done' && { completedAt: noonOf(scheduledOn, timezone) }),
        minutes,
        reason: { kind: 'why' },
        moved: false,
      };
    }),
  );
}

/** Fills five years: tasks, of which every second done one has a note, a person and a cost, and work recorded by hand. */
async function furnish({ unitOfWork, clock }: App, household: Household): Promise<void> {
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const past = pastTasks(household, today);
  const extra = {
    note: 'Replaced a part and asked for the invoice',
    by: { kind: 'company', name: 'Dupont et fils', phone: '+33 1 23 45 67 89' },
    cost: { minor: 12_345, currency: 'EUR' },
  } as const;
  await unitOfWork.run(async ({ tasks, history }) => {
    await tasks.addMissing(past);
    const done = past.filter(({ status }) => status === 'done');
    for (const { householdId, id: taskId } of done.filter((_, index) => index % 2 === 0)) {
      await history.saveDetails({ householdId, taskId, ...extra });
    }
    await history.record(
      Array.from({ length: 80 }, (_, index) => ({
        householdId: household.id,
        id: crypto.randomUUID(),
        date: addDays(today, -20 * index),
        item: 'Roof and Gutters',
        title: 'Tiles replaced',
        createdAt: now,
        ...extra,
      })),
    );
  });
}

async function timed(read: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < readsPerRound; index++) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return times;
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

/** `GET /api/history` of a household with five years and 55 items, compared with its SQL alone. */
export async function run(): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const { url: databaseUrl } = closing.use(await startDatabase());
  const appSecret = randomBytes(32).toString('hex');
  const { token, householdId } = await makeResident({ databaseUrl, appSecret, features: everything, furnish });
  const server = closing.use(await startChild('./servers/upkept.ts', serverSettings(databaseUrl, appSecret)));
  const client = closing.adopt(new pg.Client({ connectionString: databaseUrl }), (open) => open.end());
  await client.connect();
  await client.query('analyze');
  const today = new Date().toISOString().slice(0, 10);
  const fetchHistory = async (query: string): Promise<string> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}/api/history${query}`, { headers });
    if (!response.ok) throw new Error(`The server responded with ${response.status}`);
    return response.text();
  };
  let place = 0;
  const sql = historyEntriesSql.replaceAll('?', () => `$${++place}`);
  const values = [householdId, householdId, householdId, today, lastMissedDay(today), householdId];
  const reads: Readonly<Record<string, () => Promise<unknown>>> = {
    'this year': () => fetchHistory(`?year=${today.slice(0, 4)}`),
    'all years': () => fetchHistory(''),
    'SQL alone': () => client.query({ name: 'history', text: sql, values }),
  };
  process.stdout.write(`${JSON.parse(await fetchHistory('')).entries.length} entries\n`);

  const results = new Map<string, (readonly number[])[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, read] of Object.entries(reads)) {
      results.set(name, [...(results.get(name) ?? []), await timed(read)]);
    }
  }
  const roundsOf = (name: string) => counted(results.get(name) ?? []);
  for (const name of Object.keys(reads)) {
    const slowest = p95(roundsOf(name).flat());
    const ratios = roundsOf(name).map((times, round) => median(times) / median(roundsOf('SQL alone')[round] ?? times));
    const middle = median(roundsOf(name).flat()).toFixed(1);
    process.stdout.write(
      `${name}: median ${middle} ms, p95 ${slowest.toFixed(1)} ms; ${median(ratios).toFixed(2)} of SQL alone\n`,
    );
  }
  process.stdout.write(`goal: p95 under ${limits.p95} ms, at most ${limits.ratio} of SQL alone\n`);
}
