import type { Knex } from 'knex';
import { whileReachable } from './storage-failure.ts';

/** What an operator wants to know about the database server. */
type DatabaseState = {
  /** Such as `18.1`. */
  readonly version: string;
  readonly isReadOnly: boolean;
  readonly connections: number;
  readonly mostConnections: number;
  /** The server's clock. */
  readonly now: Date;
};

type Row = { version: string; read_only: boolean; connections: string; most: number; now: Date };

/** Reads the state in a short query. Throws `storage_unavailable` when the database can't be reached. */
export const readDatabaseState = (knex: Knex): Promise<DatabaseState> =>
  whileReachable(async () => {
    const { rows } = await knex.raw<{ rows: Row[] }>(`
      select split_part(current_setting('server_version'), ' ', 1) as version,
        current_setting('transaction_read_only') = 'on' as read_only,
        (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
        current_setting('max_connections')::int as most, clock_timestamp() as now`);
    const [row] = rows;
    if (!row) throw new Error('the database returned no row');
    return {
      version: row.version,
      isReadOnly: row.read_only,
      connections: Number(row.connections),
      mostConnections: row.most,
      now: row.now,
    };
  });

/** Returns the same text for all connections to a database, and another for any other database. */
export const readDatabaseIdentity = (knex: Knex): Promise<string> =>
  whileReachable(async () => {
    const { rows } = await knex.raw<{ rows: { identity: string }[] }>(`
      select concat_ws(' ', oid, pg_postmaster_start_time()) as identity
      from pg_database where datname = current_database()`);
    return rows[0]?.identity ?? '';
  });
