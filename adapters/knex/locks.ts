import type { Knex } from 'knex';
import { DomainError } from '#core/domain/errors.ts';
import { databaseLimits } from '#core/domain/running/time-limits.ts';
import type { Locks } from '#core/ports/locks.ts';
import { onDatabase } from './time-limit.ts';

type Connection = { query(text: string, values: readonly unknown[]): Promise<unknown> };
type ConnectionPool = {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
};

/** A lock can take as long as a slow vendor. */
const vendorMs = 60_000;
/** A process holds as many locks at once as their pool has connections. */
export const lockPool = {
  poolMax: 4,
  limits: {
    ...databaseLimits,
    acquireMs: vendorMs,
    lockMs: vendorMs,
    statementMs: vendorMs + 5_000,
    answerMs: vendorMs + 10_000,
  },
} as const;

const lockSql = 'select pg_advisory_lock(hashtextextended($1, 0))';
const unlockSql = 'select pg_advisory_unlock(hashtextextended($1, 0))';
const lockTimeout = '55P03';

function throwBusy(error: unknown): never {
  const isBusy = error instanceof Error && 'code' in error && error.code === lockTimeout;
  throw isBusy ? new DomainError('storage_unavailable', { retryAfterSeconds: 30 }, error) : error;
}

/**
 * Advisory locks of PostgreSQL sessions, which end with the connection of a killed process. `knex` is a pool of their
 * own, because a lock keeps its connection while its work waits for others. A proxy in front of PostgreSQL must keep
 * sessions.
 */
export function makeLocks(knex: Pick<Knex, 'client'>): Locks {
  const pool: ConnectionPool = knex.client;
  // Callers of this process wait here, without a connection.
  const last = new Map<string, Promise<unknown>>();

  const locked = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const connection = await onDatabase(() => pool.acquireConnection());
    try {
      await onDatabase(() => connection.query(lockSql, [name]).catch(throwBusy));
    } catch (error) {
      await pool.releaseConnection(connection);
      throw error;
    }
    try {
      return await work();
    } finally {
      // A connection that broke meanwhile has lost the lock already, and the pool replaces it.
      await onDatabase(() => connection.query(unlockSql, [name])).catch(() => {});
      await pool.releaseConnection(connection);
    }
  };

  return {
    hold: async (name, work) => {
      const turn = (last.get(name) ?? Promise.resolve()).then(() => locked(name, work));
      const settled = turn.catch(() => {});
      last.set(name, settled);
      try {
        return await turn;
      } finally {
        if (last.get(name) === settled) last.delete(name);
      }
    },
  };
}
