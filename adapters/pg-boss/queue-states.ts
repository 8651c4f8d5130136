import type { Knex } from 'knex';
import type { QueueState } from '#core/ports/metrics.ts';
import { queuesOf } from './former-names.ts';
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
  const find = (queues: readonly string[], state: Row['state']) =>
    rows.filter((row) => queues.includes(row.name) && row.state === state);
  const count = (queues: readonly string[], state: Row['state']) =>
    find(queues, state).reduce((sum, { jobs }) => sum + jobs, 0);
  const age = (queues: readonly string[], state: Row['state']) =>
    Math.max(0, ...find(queues, state).map(({ seconds }) => seconds ?? 0));
  const stateOf = (name: QueueState['name'], failed: number): QueueState => {
    const queues = queuesOf(name);
    return {
      name,
      waiting: count(queues, 'created'),
      retrying: count(queues, 'retry'),
      active: count(queues, 'active'),
      failed,
      oldestSeconds: Math.max(age(queues, 'created'), age(queues, 'retry')),
    };
  };
  return [
    ...jobNames.map((name) => stateOf(name, count(queuesOf(name).map(failedQueueOf), 'created'))),
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
