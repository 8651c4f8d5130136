import knex, { type Knex } from 'knex';
import pg from 'pg';

const dateOid = 1082;

type Options = {
  readonly poolMax?: number;
  /** How long a caller waits for a connection, in milliseconds. */
  readonly acquireMs?: number;
};

/**
 * A pool of connections. Dates are returned as text, because a JS Date would shift them by the server's time zone. The
 * parser applies only to these connections, not to other users of `pg` in the process. The first query throws when the
 * server cannot be reached.
 */
export function connect(connectionString: string, { poolMax = 10, acquireMs = 10_000 }: Options = {}): Knex {
  return knex({
    client: 'pg',
    connection: {
      connectionString,
      application_name: 'upkept',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      types: {
        getTypeParser: (oid: number, format?: 'text' | 'binary') =>
          oid === dateOid ? (value: string) => value : pg.types.getTypeParser(oid, format),
      },
    } as Knex.PgConnectionConfig,
    // Keeps the statement's values, such as addresses, out of error messages.
    compileSqlOnError: false,
    pool: { min: 0, max: poolMax },
    // The caller receives the error. Without this, Knex would also print it.
    log: { warn: () => {}, error: () => {} },
    acquireConnectionTimeout: acquireMs,
  });
}
