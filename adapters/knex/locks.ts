import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { DomainError } from '#core/domain/errors.ts';
import type { Locks } from '#core/ports/locks.ts';
import { onDatabase } from './time-limit.ts';

type Connection = {
  query(text: string, values: readonly unknown[]): Promise<{ readonly rows: readonly { readonly taken: boolean }[] }>;
};
type ConnectionPool = {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
};

/** One connection holds all locks of a process; others serve what must go past a pooler. */
export const lockPool = { poolMax: 4 } as const;

/** A lock can take as long as a slow vendor. */
const vendorMs = 60_000;
/** How often it is asked for while another process has it, in milliseconds. */
const [firstPauseMs, longestPauseMs] = [20, 500];

const lockSql = 'select pg_try_advisory_lock(hashtextextended($1, 0)) taken';
const unlockSql = 'select pg_advisory_unlock(hashtextextended($1, 0)) taken';

/** The connection that holds the locks, from the first of them until the last ends. */
type Session = { readonly connection: Promise<Connection>; holders: number };

/**
 * Advisory locks of one PostgreSQL session, which end with the connection of a killed process. However many works wait
 * for vendors, they hold that one connection, and asking for a lock never occupies it. `knex` is a pool of their own. A
 * proxy in front of PostgreSQL must keep sessions.
 */
export function makeLocks(knex: Pick<Knex, 'client'>): Locks {
  const pool: ConnectionPool = knex.client;
  // Callers of this process wait here: a session may take a lock again that it has.
  const last = new Map<string, Promise<unknown>>();
  let current: Session | undefined;

  const join = (): Session => {
    current ??= { connection: onDatabase(() => pool.acquireConnection()), holders: 0 };
    current.holders++;
    return current;
  };

  /** The next lock gets another connection: this one is broken, or no work needs it. */
  const leave = (session: Session) => {
    if (current === session) current = undefined;
  };

  const locked = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const session = join();
    const ask = async (sql: string): Promise<boolean> => {
      const connection = await session.connection;
      const { rows } = await onDatabase(() => connection.query(sql, [name]));
      return rows[0]?.taken === true;
    };
    try {
      const isTaken = await untilTaken(() => ask(lockSql)).catch((error) => {
        leave(session);
        throw error;
      });
      if (!isTaken) throw new DomainError('storage_unavailable', { retryAfterSeconds: 30 });
      try {
        return await work();
      } finally {
        // A connection that broke meanwhile has lost the lock already, and the pool replaces it.
        await ask(unlockSql).catch(() => leave(session));
      }
    } finally {
      if (--session.holders === 0) {
        leave(session);
        await session.connection.then((connection) => pool.releaseConnection(connection)).catch(() => {});
      }
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

/** Asks until the lock is ours. Returns false when another process keeps it for a minute. */
async function untilTaken(ask: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + vendorMs;
  for (let pause = firstPauseMs; !(await ask()); pause = Math.min(longestPauseMs, pause * 2)) {
    if (performance.now() > end) return false;
    await sleep(pause);
  }
  return true;
}
