import type { Knex } from 'knex';
import type { QueueState } from '#core/ports/metrics.ts';
import { failedQueueOf, jobNames, scheduledNames } from './queues.ts';

type Row = {
  readonly name: string;
  readonly state: 'created' | 'retry' | 'active';
  readonly jobs: number;
  /** Null if no job of the state is due. */
  readonly seconds: number | null;
};

/** PostgreSQL's codes for a missing table and a missing schema: no process has started the queue yet. */
const missing = new Set(['42P01', '3F000']);

const unfinished = `
  select name, state::text as state, count(*)::int as jobs,
         extract(epoch from now() - min(created_on) filter (where state = 'retry' or start_after <= now()))::float8
           as seconds
    from pgboss.job where state <= 'active' group by name, state`;

/** Returns the state of every job's queue, of empty ones too. */
export async function readQueueStates(knex: Knex): Promise<readonly QueueState[]> {
  const rows = await rowsOf<Row>(knex, unfinished);
  const find = (name: string, state: Row['state']) => rows.find((row) => row.name === name && row.state === state);
  const count = (name: string, state: Row['state']) => find(name, state)?.jobs ?? 0;
  const age = (name: string, state: Row['state']) => find(name, state)?.seconds ?? 0;
  const stateOf = <Name extends QueueState['name']>(name: Name, failed: number): QueueState => ({
    name,
    waiting: count(name, 'created'),
    retrying: count(name, 'retry'),
    active: count(name, 'active'),
    failed,
    oldestSeconds: Math.max(age(name, 'created'), age(name, 'retry')),
  });
  return [
    ...jobNames.map((name) => stateOf(name, count(failedQueueOf(name), 'created'))),
    // A failed scheduled job isn't put aside, because the next one follows.
    ...scheduledNames.map((name) => stateOf(name, 0)),
  ];
}

/**
 * Seconds since the job that runs every minute was last completed; undefined if that is more than an hour ago, because
 * the queue keeps it no longer.
 */
export async function secondsSinceLastRun(knex: Knex): Promise<number | undefined> {
  const [row] = await rowsOf<{ readonly seconds: number | null }>(knex, lastRun);
  return row?.seconds ?? undefined;
}

const lastRun = `
  select extract(epoch from now() - max(completed_on))::float8 as seconds
    from pgboss.job where name = 'queue-summaries' and state = 'completed'`;

async function rowsOf<Each>(knex: Knex, sql: string): Promise<readonly Each[]> {
  try {
    const { rows } = await knex.raw<{ rows: readonly Each[] }>(sql);
    return rows;
  } catch (error) {
    if (error instanceof Error && 'code' in error && missing.has(String(error.code))) return [];
    throw error;
  }
}
