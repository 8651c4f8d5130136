import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { restoreBackup } from '#adapters/knex/backup/restore-backup.ts';
import { writeBackup } from '#adapters/knex/backup/write-backup.ts';
import { connect } from '#adapters/knex/connect.ts';
import { migrationNames } from '#adapters/knex/migrate.ts';
import { migrations } from '#adapters/knex/migrations/index.ts';
import { makeUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { makeFileStore } from '#adapters/memory/file-store.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { withEmptyDatabase } from '../support/database/empty-database.ts';
import { asTest, openTestDatabase } from '../support/database/test-database.ts';
import { makeCompleteHousehold } from '../support/people/complete-household.ts';
import { startTestServer } from '../support/server/test-server.ts';

const folder = join(import.meta.dirname, '../fixtures/backups');
const fileOf = (migration: string) => join(folder, `${migration}.backup`);
const released = migrationNames.filter((name) => existsSync(fileOf(name)));

/** Returns the schema as text: columns, constraints, indexes, sequences and comments. */
async function schemaOf(knex: Knex): Promise<readonly string[]> {
  const { rows } = await knex.raw<{ rows: { line: string }[] }>(`
    select concat_ws(' ', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      pg_get_expr(d.adbin, d.adrelid), col_description(c.oid, a.attnum)) as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'S')
    union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    order by 1`);
  return rows.map(({ line }) => line);
}

describe('the backups of released schemas', () => {
  // With WRITE_FIXTURES=1, writes those that are missing: see the recipe for a migration in CONTRIBUTING.md.
  it.runIf(process.env.WRITE_FIXTURES === '1')('are written', async () => {
    await mkdir(folder, { recursive: true });
    const server = await startTestServer();
    try {
      await makeCompleteHousehold(server);
      const { knex, connectionString } = server.database;
      for (const name of migrationNames.toReversed()) {
        const file = fileOf(name);
        if (!existsSync(file)) await writeBackup({ connectionString, file, now: server.clock.now() });
        await migrations[name]?.down(knex);
        await knex('schema_migrations').where({ name }).delete();
      }
    } finally {
      await server.close();
    }
  });

  it('exist for every schema up to the newest of them, and for no other', async () => {
    expect(released).toEqual(migrationNames.slice(0, released.length));
    expect(released.length).toBeGreaterThan(0);
    expect((await readdir(folder)).sort()).toEqual(released.map((name) => `${name}.backup`));
  });

  it.each(released)('restore and migrate to the newest schema: %s', async (name) => {
    const database = await openTestDatabase();
    try {
      await withEmptyDatabase(async (connectionString) => {
        const { tables, migrations: made } = await restoreBackup({
          connectionString,
          file: fileOf(name),
          now: new Date(),
          fileStore: makeFileStore(),
          isDeleted: () => false,
        });
        expect(made.at(-1)).toBe(name);
        expect(tables.find(({ table }) => table === 'households')?.rows).toBe(1);
        const knex = connect(asTest(connectionString));
        expect(await schemaOf(knex)).toEqual(await schemaOf(database.knex));
        const { run } = makeUnitOfWork({ knex, towns, jobQueue: () => ({ enqueue: async () => {} }) });
        const [id] = await knex('households').pluck('id');
        const { members, data } = await run(async ({ memberships, personalData }) => ({
          members: await memberships.list(id),
          data: await personalData.readHome(id),
        }));
        expect(members).toMatchObject([{ role: 'owner', person: { email: expect.stringContaining('@') } }]);
        for (const table of ['households', 'weeks', 'tasks', 'custom_tasks']) {
          expect(data[table]).not.toHaveLength(0);
        }
        await knex.destroy();
      });
    } finally {
      await database.close();
    }
  });
});
