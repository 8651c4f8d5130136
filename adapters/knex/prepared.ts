import type { Knex } from 'knex';
import { onDatabase } from './time-limit.ts';

type Connection = {
  query(statement: { name: string; text: string; values: readonly unknown[] }): Promise<{ rows: unknown[] }>;
};
type ConnectionPool = {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
};

/**
 * Creates a named statement that each connection prepares once. It uses a connection of Knex's pool but not Knex's
 * builder, which costs more than the driver itself, so it suits queries that every request makes. `text` has the
 * parameters $1, $2 and so on, and must select the columns of `Row`.
 */
export function prepared<Row>(
  knex: Pick<Knex, 'client'>,
  name: string,
  text: string,
): (...values: unknown[]) => Promise<Row[]> {
  const pool: ConnectionPool = knex.client;
  return (...values) =>
    onDatabase(async () => {
      const connection = await pool.acquireConnection();
      try {
        const { rows } = await connection.query({ name, text, values });
        return rows as Row[];
      } finally {
        await pool.releaseConnection(connection);
      }
    });
}
