import type { Knex } from 'knex';
import { scheduledNames } from '#adapters/pg-boss/queues.ts';

type Table = { readonly schema: string; readonly name: string };

/** Returns every row of every table, including the queue's, as JSON text by `schema.table`, in a stable order. */
export async function dump(knex: Knex): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows: tables } = await knex.raw<{ rows: Table[] }>(`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
    order by 1, 2`);
  const dumped: Record<string, readonly string[]> = {};
  for (const { schema, name } of tables) {
    const { rows } = await knex.raw<{ rows: { row: string }[] }>(
      'select to_jsonb(t)::text as row from ??.?? t order by 1',
      [schema, name],
    );
    dumped[`${schema}.${name}`] = rows.map(({ row }) => row);
  }
  return dumped;
}

type StoredJob = { readonly id: string; readonly name: string; readonly data: unknown };

/** Scheduled jobs come by themselves while a test runs. */
function isScheduled({ name }: StoredJob): boolean {
  return name.startsWith('__pgboss__') || scheduledNames.some((scheduled) => scheduled === name);
}

/**
 * Returns the users' data and the waiting jobs: everything except the counters, scheduled jobs and the queue's internal
 * tables. The queue creates its tables while the server is already running, so a queue without jobs counts as none.
 */
export async function dumpOfWhatMatters(knex: Knex): Promise<Readonly<Record<string, readonly string[]>>> {
  const { 'pgboss.job': allJobs = [], ...tables } = await dump(knex);
  const jobs = allJobs
    .map((job): StoredJob => JSON.parse(job))
    .filter((job) => !isScheduled(job))
    // The worker may be at work on it meanwhile, which changes its state.
    .map(({ id, name, data }) => JSON.stringify({ id, name, data }));
  const data = Object.entries(tables).filter(
    ([table]) => table.startsWith('public.') && table !== 'public.rate_limits',
  );
  return { ...(jobs.length > 0 && { 'pgboss.job': jobs }), ...Object.fromEntries(data) };
}
