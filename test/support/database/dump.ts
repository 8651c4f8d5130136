import type { Knex } from 'knex';
import { scheduledNames } from '#adapters/pg-boss/queues.ts';

type Table = { readonly schema: string; readonly name: string };
type Dump = Readonly<Record<string, readonly string[]>>;

/** Returns every row of every table, including the queue's, as JSON text by `schema.table`, in a stable order. */
export const dump = (knex: Knex): Promise<Dump> => dumpWhere(knex, () => true);

/** Reads all tables with one query, because some tests dump hundreds of times. */
async function dumpWhere(knex: Knex, wanted: (table: string) => boolean): Promise<Dump> {
  const { rows: tables } = await knex.raw<{ rows: Table[] }>(`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`);
  const dumped: Record<string, string[]> = {};
  for (const { schema, name } of tables) if (wanted(`${schema}.${name}`)) dumped[`${schema}.${name}`] = [];
  const names = Object.keys(dumped);
  if (names.length === 0) return dumped;
  const rowsOf = 'select ?::text as "table", to_jsonb(t)::text as row from ??.?? t';
  const { rows } = await knex.raw<{ rows: { table: string; row: string }[] }>(
    `${names.map(() => rowsOf).join(' union all ')} order by 1, 2`,
    names.flatMap((table) => [table, ...table.split('.')]),
  );
  for (const { table, row } of rows) dumped[table]?.push(row);
  return dumped;
}

type StoredJob = { readonly id: string; readonly name: string; readonly data: unknown };

/** Scheduled jobs come by themselves while a test runs. */
function isScheduled({ name }: StoredJob): boolean {
  return name.startsWith('__pgboss__') || scheduledNames.some((scheduled) => scheduled === name);
}

const jobs = 'pgboss.job';

/**
 * Returns the users' data and the waiting jobs: everything except the counters, scheduled jobs and the queue's internal
 * tables. The queue creates its tables while the server is already running, so a queue without jobs counts as none.
 */
export async function dumpOfWhatMatters(knex: Knex): Promise<Dump> {
  const matters = (table: string) => table === jobs || (table.startsWith('public.') && table !== 'public.rate_limits');
  const { [jobs]: allJobs = [], ...data } = await dumpWhere(knex, matters);
  const waiting = allJobs
    .map((job): StoredJob => JSON.parse(job))
    .filter((job) => !isScheduled(job))
    // The worker may be at work on it meanwhile, which changes its state.
    .map(({ id, name, data }) => JSON.stringify({ id, name, data }));
  return { ...(waiting.length > 0 && { [jobs]: waiting }), ...data };
}
