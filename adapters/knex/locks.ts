import type { Knex } from 'knex';
import { DomainError } from '#core/domain/errors.ts';
import type { Locks } from '#core/ports/locks.ts';
import { whileReachable } from './storage-failure.ts';

type Connection = { query(text: string, values: readonly unknown[]): Promise<unknown> };
type ConnectionPool = {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
};

/** A process holds as many locks at once as their pool has connections. A lock can take as long as a slow vendor. */
export const lockPool = { poolMax: 4, acquireMs: 60_000 } as const;

const lockSql = `select set_config('lock_timeout', '60s', false), pg_advisory_lock(hashtextextended($1, 0))`;
const unlockSql = 'select pg_advisory_unlock(hashtextextended($1, 0))';
const lockTimeout = '55P03';

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
    const connection = await whileReachable(() => pool.acquireConnection());
    try {
      await whileReachable(() => connection.query(lockSql, [name]));
    } catch (error) {
      await pool.releaseConnection(connection);
      const isBusy = error instanceof Error && 'code' in error && error.code === lockTimeout;
      throw isBusy ? new DomainError('storage_unavailable', { retryAfterSeconds: 30 }, error) : error;
    }
    try {
      return await work();
    } finally {
      // A connection that broke meanwhile has lost the lock already, and the pool replaces it.
      await connection.query(unlockSql, [name]).catch(() => {});
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
