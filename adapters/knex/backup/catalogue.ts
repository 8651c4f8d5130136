import type { ClientBase } from 'pg';
import pg from 'pg';
import type { BackupTable, TableSize } from './format.ts';

/** The tables in which Knex notes the migrations. */
const migrationTables: readonly string[] = ['schema_migrations', 'schema_migrations_lock'];

/**
 * Tables that no backup contains, because their rows are worthless or harmful once they are restored: a session that has
 * ended, and a token, app, passkey or webhook that was removed, would work again, a home would be published for Home Assistant
 * again, links have expired, and jobs have been done.
 * The backup before a migration may find `pending_jobs` under its former name, `errands`.
 * See docs/decisions/0040.
 */
export const passingTables: readonly string[] = [
  'api_tokens',
  'calendar_visits',
  'connected_apps',
  'errands',
  'home_assistant_installation',
  'home_assistant_links',
  'home_assistant_retired',
  'last_backup',
  'passkeys',
  'pending_jobs',
  'push_subscriptions',
  'rate_limits',
  'sessions',
  'sign_in_links',
  'webhook_deliveries',
  'webhook_endpoints',
];

/** Connections show the same text for the same value, whatever their server's settings. */
export const stableText = `
  set local datestyle to 'ISO, YMD'; set local timezone to 'UTC'; set local intervalstyle to 'postgres';
  set local extra_float_digits to 1; set local bytea_output to 'hex'; set local client_encoding to 'UTF8';
  set local statement_timeout to 0; set local lock_timeout to 0; set local idle_in_transaction_session_timeout to 0`;

const tablesSql = `
  select c.relname as table, array(
    select a.attname::text from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
  ) as columns, array(
    select f.confrelid::regclass::text from pg_constraint f
    where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
  ) as parents
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname`;

type Found = BackupTable & { readonly parents: readonly string[] };

/** Returns the tables of the schema, each after those that its rows refer to. Throws if they refer to each other. */
export async function tablesOf(connection: ClientBase): Promise<readonly BackupTable[]> {
  const { rows } = await connection.query<Found>(tablesSql);
  const waiting = rows.filter(({ table }) => !migrationTables.includes(table));
  const ordered: BackupTable[] = [];
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ parents }) => parents.every((name) => ordered.some(({ table }) => table === name)));
    const [found] = at < 0 ? [] : waiting.splice(at, 1);
    if (!found) throw new Error(`These tables refer to each other: ${waiting.map(({ table }) => table).join(', ')}`);
    ordered.push({ table: found.table, columns: found.columns });
  }
  return ordered;
}

export const columnsIn = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(', ');

/** Counts the rows of a table, and sums a hash of each. */
export async function sizeOf(connection: ClientBase, { table, columns }: BackupTable): Promise<TableSize> {
  const { rows } = await connection.query<{ rows: string; checksum: string }>(
    `select count(*) as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as checksum
    from (select ${columnsIn(columns)} from ${pg.escapeIdentifier(table)}) t`,
  );
  const [size] = rows;
  if (!size) throw new Error('a count returned no row');
  return { rows: Number(size.rows), checksum: size.checksum };
}
