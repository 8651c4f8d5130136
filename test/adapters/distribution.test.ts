import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../support/database/test-database.ts';
import { ownKeys } from '../support/statements/over-everybody.ts';

const page = join(import.meta.dirname, '../../docs/data.md');

it('distributes every table with rows of households, as docs/data.md lists them', async () => {
  const text = await readFile(page, 'utf8');
  const listed = [...text.matchAll(/create_distributed_table\('(\w+)', '(\w+)'/g)].map(([, table, key]) => [
    table,
    key,
  ]);
  const [, local = ''] = /is code. `schema_migrations`, (.*?) and the schema\s+`pgboss` stay/s.exec(text) ?? [];
  const onCoordinator = new Set([...local.matchAll(/`(\w+)`/g)].map(([, table]) => table));

  const database = await openTestDatabase();
  try {
    const { rows } = await database.knex.raw<{ rows: { table: string }[] }>(`
      select distinct c.table_name as table from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'household_id' and t.table_type = 'BASE TABLE'`);
    const expected = rows
      .map(({ table }) => table)
      .filter((table) => !onCoordinator.has(table))
      .map((table) => [table, ownKeys[table]?.[0] ?? 'household_id']);
    const ofHouseholds = new Set(expected.map(([table]) => table));
    expect(listed.filter(([table]) => ofHouseholds.has(table)).sort()).toEqual(expected.sort());
    expect(listed).toContainEqual(['households', 'id']);
    // Whatever isn't distributed stays on the coordinator, where a household's deletion doesn't reach it.
    expect([...onCoordinator]).toEqual(['secret_fingerprint', 'runs', 'run_failures']);
  } finally {
    await database.close();
  }
});
