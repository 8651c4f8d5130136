import { parseArgs } from 'node:util';
import { makeUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { fixedClock } from '#adapters/memory/clock.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { systemIds } from '#adapters/system/ids.ts';
import { addDays } from '#core/domain/time/dates.ts';
import { weekStartAt } from '#core/domain/time/week.ts';
import { makePlanHouseholds } from '#core/procedures/plan-households.ts';
import { startDatabase } from './database.ts';
import { openApp } from './open-app.ts';
import { countOf, populate } from './populate.ts';

const weeks = 52;
const start = '2027-01-04';
const options = { households: { type: 'string', default: '200' } } as const;

/**
 * What a year of a household takes in PostgreSQL, with indexes: each week is planned when it begins, and its tasks are
 * done on their days. Options: `--households=200`.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const households = Number(values.households);
  await using closing = new AsyncDisposableStack();
  const { url } = closing.use(await startDatabase());
  const env = { DATABASE_URL: url, APP_SECRET: 'a secret of thirty-two characters' };
  const app = closing.adopt(await openApp(env), (opened) => opened.close());
  await app.migrateDatabase();
  await populate(app, start, households);
  const sizes = async () => {
    await app.knex.raw('vacuum full');
    const { rows } = await app.knex.raw<{ rows: { name: string; bytes: number }[] }>(
      `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    return new Map(rows.map(({ name, bytes }) => [name, bytes]));
  };

  const before = await sizes();
  const clock = fixedClock(`${start}T12:00:00Z`);
  const unitOfWork = makeUnitOfWork({ knex: app.knex, towns, jobQueue: () => ({ enqueue: async () => {} }) });
  const plan = makePlanHouseholds({ unitOfWork, clock, ids: systemIds });
  const householdIds: string[] = await app.knex('households').pluck('id');
  for (let week = 0; week < weeks; week++) {
    const monday = addDays(start, 7 * week);
    clock.set(`${monday}T12:00:00Z`);
    await plan({ householdIds, upTo: (today) => weekStartAt(today, 4) });
    await app.knex.raw(
      `update tasks set status = 'done', completed_at = scheduled_on + interval '18 hours' where scheduled_on < ?::date + 7`,
      [monday],
    );
  }
  const after = await sizes();
  const grown = [...after].map(([name, bytes]) => ({ name, bytes: (bytes - (before.get(name) ?? 0)) / households }));
  const tasks = (await countOf(app, 'tasks')) / households;
  const total = grown.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { name, bytes } of grown.filter((each) => each.bytes > 0)) {
    process.stdout.write(`${name}: ${(bytes / 1000).toFixed(1)} kB\n`);
  }
  process.stdout.write(`a household’s year: ${(total / 1000).toFixed(0)} kB with ${tasks.toFixed(0)} tasks\n`);
}
