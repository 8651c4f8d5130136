import { afterAll, beforeAll, expect, it } from 'vitest';
import { distribution, distributionKeyOf, distributionSql } from '#adapters/knex/distribution.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { ownKeys } from '../support/statements/over-everybody.ts';

const { everywhere, byHousehold, byOwnKey, onCoordinator } = distribution;
const divided: readonly string[] = [...byHousehold, ...Object.keys(byOwnKey)];
const copied: readonly string[] = everywhere;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('has a place for each table of the schema, and no table has two', async () => {
  const tables: string[] = await database
    .knex('information_schema.tables')
    .where({ table_schema: 'public', table_type: 'BASE TABLE' })
    .pluck('table_name');
  expect([...divided, ...copied, ...onCoordinator].sort()).toEqual(tables.sort());
});

it('divides every table with rows of households, or has its copies on each machine', async () => {
  const { rows } = await database.knex.raw<{ rows: { table: string }[] }>(`
    select distinct c.table_name as table from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'household_id' and t.table_type = 'BASE TABLE'`);
  const places: readonly string[] = [...copied, ...onCoordinator];
  const expected = rows
    .map(({ table }) => table)
    .filter((table) => !places.includes(table))
    .map((table) => [table, ownKeys[table]?.[0] ?? 'household_id']);
  expect(expected.length).toBeGreaterThan(20);
  for (const [table = '', key] of expected) expect([table, distributionKeyOf(table)]).toEqual([table, key]);
});

it('prints a statement for each table that does not stay as it is', () => {
  const sql = distributionSql();
  for (const table of divided) {
    const key = distributionKeyOf(table);
    expect(sql).toContain(`select create_distributed_table('${table}', '${key}', colocate_with => '`);
  }
  for (const table of copied) expect(sql).toContain(`select create_reference_table('${table}');`);
  expect(sql.match(/^select create_/gm)).toHaveLength(divided.length + copied.length);
});

it('divides each distributed table by a column of all its unique indexes, which a node alone can check', async () => {
  const { rows } = await database.knex.raw<{ rows: { table: string; index: string; columns: string[] }[] }>(
    `
    select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as index,
      array_agg(a.attname::text) as columns
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisunique and i.indrelid::regclass::text = any(?) group by 1, 2`,
    [[...divided]],
  );
  expect(rows.length).toBeGreaterThanOrEqual(divided.length);
  expect(rows.filter(({ table, columns }) => !columns.includes(distributionKeyOf(table) ?? ''))).toEqual([]);
});

it('has foreign keys only to what each machine has, or between rows of one household, which are on the same machine', async () => {
  type ForeignKey = { readonly from: string; readonly to: string; readonly pairs: readonly string[] };
  const { rows } = await database.knex.raw<{ rows: ForeignKey[] }>(`
    select c.conrelid::regclass::text as from, c.confrelid::regclass::text as to,
      array_agg(a.attname || ' = ' || b.attname) as pairs
    from pg_constraint c, unnest(c.conkey, c.confkey) as pair (own, other)
    join pg_attribute a on true join pg_attribute b on true
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and a.attrelid = c.conrelid and a.attnum = pair.own and b.attrelid = c.confrelid and b.attnum = pair.other
    group by c.oid, c.conrelid, c.confrelid`);
  const spread = rows.filter(({ from, to }) => [...divided, ...copied].some((table) => table === from || table === to));
  expect(spread.length).toBeGreaterThan(10);
  const ofHouseholds: readonly string[] = byHousehold;
  for (const { from, to, pairs } of spread) {
    const names = `${from} refers to ${to}`;
    // A copied table is made after those that it refers to.
    if (copied.includes(from)) expect(copied.slice(0, copied.indexOf(from)), names).toContain(to);
    else if (!copied.includes(to)) {
      expect(ofHouseholds, names).toContain(from);
      expect(ofHouseholds, names).toContain(to);
      expect(pairs, names).toContain(`${distributionKeyOf(from)} = ${distributionKeyOf(to)}`);
    }
  }
});

it('has no triggers on what is distributed', async () => {
  const { rows } = await database.knex.raw<{ rows: { table: string }[] }>(
    `select tgrelid::regclass::text as table from pg_trigger where not tgisinternal and tgrelid::regclass::text = any(?)`,
    [[...divided]],
  );
  expect(rows).toEqual([]);
});
