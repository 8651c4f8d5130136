import knex, { type Knex } from 'knex';
import type pg from 'pg';
import { type DatabaseLimits, databaseLimits } from '#core/domain/running/time-limits.ts';
import { limitStatements } from './limit-statements.ts';
import { noteSocket } from './open-sockets.ts';
import { valueParsers } from './value-parsers.ts';

type Options = {
  readonly poolMax?: number;
  readonly limits?: DatabaseLimits;
  /** Whether a pooler such as PgBouncer gives each transaction another connection of its own. */
  readonly isPooled?: boolean;
};

/**
 * A pool of connections. `valueParsers` apply only to these connections, not to other users of `pg` in the process. The
 * first query throws when the server cannot be reached. Both the database and we limit how long a statement takes.
 * Behind a pooler nothing is kept on a connection: no statement has a name, and only we limit statements.
 */
export function connect(
  connectionString: string,
  { poolMax = 10, limits = databaseLimits, isPooled = false }: Options = {},
): Knex {
  const afterCreate = (connection: pg.Client, done: (error: undefined, connection: pg.Client) => void) => {
    if (isPooled) prepareNothing(connection);
    limitStatements(connection, limits.answerMs);
    noteSocket(pool, connection);
    dropOnceReadOnly(connection);
    done(undefined, connection);
  };
  const pool: Knex = knex({
    client: 'pg',
    connection: {
      connectionString,
      application_name: 'upkept',
      keepAlive: true,
      connectionTimeoutMillis: limits.connectMs,
      ...(!isPooled && {
        lock_timeout: limits.lockMs,
        statement_timeout: limits.statementMs,
        idle_in_transaction_session_timeout: limits.idleMs,
      }),
      types: valueParsers,
    } as Knex.PgConnectionConfig,
    // Keeps the statement's values, such as addresses, out of error messages.
    compileSqlOnError: false,
    pool: { min: 0, max: poolMax, createTimeoutMillis: limits.acquireMs, afterCreate },
    // The caller receives the error. Without this, Knex would also print it.
    log: { warn: () => {}, error: () => {} },
    acquireConnectionTimeout: limits.acquireMs,
  });
  return pool;
}

type Query = (...args: readonly unknown[]) => unknown;

/**
 * Deletes the names of statements. With a name, a statement would be prepared on one connection of the pooler and run
 * on another.
 */
function prepareNothing(connection: pg.Client): void {
  const query: Query = connection.query.bind(connection);
  const unnamed: Query = (statement, ...rest) => query(withoutName(statement), ...rest);
  Object.assign(connection, { query: unnamed });
}

function withoutName(statement: unknown): unknown {
  // A statement that sends itself has a method for it, which must stay.
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return statement;
  return { ...statement, name: undefined };
}

const readOnly = '25006';

/**
 * Closes a connection to a server that refuses to write, because another has taken over from it. The pool would use it
 * again and again; the next one leads to wherever the proxy sends writers now.
 */
function dropOnceReadOnly({ connection }: pg.Client): void {
  connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
    if (code === readOnly) setImmediate(() => connection.stream.destroy());
  });
}
