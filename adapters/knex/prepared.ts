import type { Knex } from 'knex';
import { whileReachable } from './storage-failure.ts';

type Connection = {
  query(statement: { name: string; text: string; values: readonly unknown[] }): Promise<{ rows: unknown[] }>;
};
type ConnectionPool = {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
};

/**
 * One statement that every connection plans once and then knows by its name. It borrows a connection of Knex's pool but
 * goes round Knex's builder, which costs more than the driver itself: this is for what each request asks.
 * `text` counts its parameters as $1, $2; its rows are taken to be of the shape that it selects.
 */
export function prepared<Row>(
  knex: Pick<Knex, 'client'>,
  name: string,
  text: string,
): (...values: unknown[]) => Promise<Row[]> {
  const pool: ConnectionPool = knex.client;
  return (...values) =>
    whileReachable(async () => {
      const connection = await pool.acquireConnection();
      try {
        const { rows } = await connection.query({ name, text, values });
        return rows as Row[];
      } finally {
        await pool.releaseConnection(connection);
      }
    });
}
