import knex, { type Knex } from 'knex';
import pg from 'pg';

const dateOid = 1082;

/**
 * A pool on the database. Days come back as the text they are stored as: a JS Date would shift them by the server's zone.
 * The parser belongs to these connections alone, so other users of `pg` in the process keep theirs.
 * The first query throws when the server cannot be reached.
 */
export function connect(connectionString: string, { poolMax = 10 }: { poolMax?: number } = {}): Knex {
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
    // Otherwise a failure's message quotes the values of its statement, addresses among them.
    compileSqlOnError: false,
    pool: { min: 0, max: poolMax },
    // The caller receives the error; Knex would also print it among the process's output.
    log: { warn: () => {}, error: () => {} },
    acquireConnectionTimeout: 10_000,
  });
}
