import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { ownKeys } from '../support/statements/over-everybody.ts';

const page = join(import.meta.dirname, '../../docs/data.md');

/** By each distributed table, the column that divides it, as docs/data.md lists them. */
const listed = new Map<string, string>();
/** What docs/data.md leaves on the coordinator. */
const onCoordinator = new Set<string>();
let database: TestDatabase;
beforeAll(async () => {
  const text = await readFile(page, 'utf8');
  for (const [, table = '', key = ''] of text.matchAll(/create_distributed_table\('(\w+)', '(\w+)'/g)) {
    listed.set(table, key);
  }
  const [, local = ''] = /is code. `schema_migrations`, (.*?) and the schema\s+`pgboss` stay/s.exec(text) ?? [];
  for (const [, table = ''] of local.matchAll(/`(\w+)`/g)) onCoordinator.add(table);
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('distributes every table with rows of households, as docs/data.md lists them', async () => {
  const { rows } = await database.knex.raw<{ rows: { table: string }[] }>(`
    select distinct c.table_name as table from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'household_id' and t.table_type = 'BASE TABLE'`);
  const expected = rows
    .map(({ table }) => table)
    .filter((table) => !onCoordinator.has(table))
    .map((table) => [table, ownKeys[table]?.[0] ?? 'household_id']);
  const ofHouseholds = new Set(expected.map(([table]) => table));
  expect([...listed].filter(([table]) => ofHouseholds.has(table)).sort()).toEqual(expected.sort());
  expect(listed.get('households')).toBe('id');
  // Whatever isn't distributed stays on the coordinator, where a household's deletion doesn't reach it.
  expect([...onCoordinator]).toEqual(['secret_fingerprint', 'runs', 'run_failures']);
});

it('divides each distributed table by a column of all its unique indexes, which a node alone can check', async () => {
  const { rows } = await database.knex.raw<{ rows: { table: string; index: string; columns: string[] }[] }>(
    `
    select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as index,
      array_agg(a.attname::text) as columns
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisunique and i.indrelid::regclass::text = any(?) group by 1, 2`,
    [[...listed.keys()]],
  );
  expect(rows.length).toBeGreaterThanOrEqual(listed.size);
  expect(rows.filter(({ table, columns }) => !columns.includes(listed.get(table) ?? ''))).toEqual([]);
});

it('has foreign keys only between rows of one household or of one person, which are on the same node', async () => {
  type ForeignKey = { readonly from: string; readonly to: string; readonly pairs: readonly string[] };
  const { rows } = await database.knex.raw<{ rows: ForeignKey[] }>(`
    select c.conrelid::regclass::text as from, c.confrelid::regclass::text as to,
      array_agg(a.attname || ' = ' || b.attname) as pairs
    from pg_constraint c, unnest(c.conkey, c.confkey) as pair (own, other)
    join pg_attribute a on true join pg_attribute b on true
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and a.attrelid = c.conrelid and a.attnum = pair.own and b.attrelid = c.confrelid and b.attnum = pair.other
    group by c.oid, c.conrelid, c.confrelid`);
  const distributed = rows.filter(({ from, to }) => listed.has(from) || listed.has(to));
  expect(distributed.length).toBeGreaterThan(10);
  const subjectOf = (table: string) =>
    ({ households: 'household', persons: 'person' })[table] ?? listed.get(table)?.replace('_id', '');
  for (const { from, to, pairs } of distributed) {
    expect(['household', 'person'], `${from} refers to ${to}`).toContain(subjectOf(from));
    expect(subjectOf(from), `${from} refers to ${to}`).toBe(subjectOf(to));
    expect(pairs, `${from} refers to ${to}`).toContain(`${listed.get(from)} = ${listed.get(to)}`);
  }
});

it('has no triggers on what is distributed', async () => {
  const { rows } = await database.knex.raw<{ rows: { table: string }[] }>(
    `select tgrelid::regclass::text as table from pg_trigger where not tgisinternal and tgrelid::regclass::text = any(?)`,
    [[...listed.keys()]],
  );
  expect(rows).toEqual([]);
});
