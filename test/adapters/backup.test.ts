import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackupBeforeMigration } from '#adapters/knex/backup/backup-before-migration.ts';
import { passingTables } from '#adapters/knex/backup/catalogue.ts';
import { readBackup } from '#adapters/knex/backup/read-backup.ts';
import { restoreBackup } from '#adapters/knex/backup/restore-backup.ts';
import { writeBackup } from '#adapters/knex/backup/write-backup.ts';
import { connect } from '#adapters/knex/connect.ts';
import { migrate, migrateTo, migrationNames } from '#adapters/knex/migrate.ts';
import { makeFileStore } from '#adapters/memory/file-store.ts';
import { makeRecordingReporter } from '#adapters/memory/reporter.ts';
import type { Deleted } from '#core/domain/people/deletion-mark.ts';
import { linesOfBackup, writeLines } from '../support/database/backup-file.ts';
import { dump } from '../support/database/dump.ts';
import { withEmptyDatabase } from '../support/database/empty-database.ts';
import { asTest } from '../support/database/test-database.ts';
import { untilWaiting } from '../support/database/until-waiting.ts';
import { photo } from '../support/files/photos.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

const now = new Date('2027-01-06T12:00:00Z');
let folder: string;
let server: TestServer;
let backup: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upkept-backup-'));
  server = await startTestServer();
  for (const name of ['ada', 'grace']) await server.signIn(`${name}@home.example`);
  const { knex } = server.database;
  const { token } = await server.signIn('ada@home.example');
  const expiresAt = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  await server.call('createApiToken', { body: { name: 'Script', scope: 'read', expiresAt } }, token);
  const [{ id: person_id }] = await knex('persons').where({ email: 'ada@home.example' });
  const key = { credential_id: 'A', public_key: 'B', sign_count: 0, name: 'Chrome' };
  await knex('passkeys').insert({ person_id, id: randomUUID(), ...key, created_at: now });
  const body = { url: 'https://receiver.example/hook', events: ['task.moved' as const] };
  const { id: webhook } = await server.call('createWebhook', { body }, token);
  await server.call('testWebhook', { params: { id: webhook } }, token);
  const { home: id } = await knex('persons')
    .join('memberships', 'person_id', 'id')
    .where({ email: 'ada@home.example' })
    .first('household_id as home');
  // Everything that is special in a line of a backup or in COPY.
  const note = 'a\\.b\n\\.\n{"rows":1}\t\r\u2028\\N';
  await plant(knex, id, note);
  await knex.raw(`select nextval('payment_readings'), nextval('payment_readings')`);
  backup = join(folder, 'first.backup');
  await writeBackup({ connectionString: server.database.connectionString, file: backup, now });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Records work whose note has this text. */
async function plant(knex: Knex, householdId: string, note: string): Promise<void> {
  await knex('history_entries').insert({
    household_id: householdId,
    id: randomUUID(),
    done_on: '2026-03-03',
    item: 'Roof',
    title: 'Tiles',
    note,
    created_at: '2027-01-06T12:00:00.123456Z',
  });
}

const none = () => false;
const restore = (
  connectionString: string,
  file: string,
  isDeleted: (deleted: Deleted) => boolean = none,
  fileStore = makeFileStore(),
) => restoreBackup({ connectionString, file, now, fileStore, isDeleted });

async function onDatabase<Result>(connectionString: string, work: (knex: Knex) => Promise<Result>): Promise<Result> {
  const knex = connect(asTest(connectionString));
  try {
    return await work(knex);
  } finally {
    await knex.destroy();
  }
}

/** Returns the rows of the tables that a backup contains. */
async function keptRows(knex: Knex) {
  const tables = Object.entries(await dump(knex)).filter(([name]) => {
    const [schema, table = ''] = name.split('.');
    return schema === 'public' && !passingTables.includes(table) && !table.startsWith('schema_migrations');
  });
  return Object.fromEntries(tables);
}

describe('a backup', () => {
  it('restores every row and sequence, whatever its text contains, and nothing that signs in or reports', async () => {
    const { knex } = server.database;
    await withEmptyDatabase(async (connectionString) => {
      const { tables } = await restore(connectionString, backup);
      await onDatabase(connectionString, async (restored) => {
        expect(await keptRows(restored)).toEqual(await keptRows(knex));
        expect(tables.find(({ table }) => table === 'households')?.rows).toBe(2);
        for (const table of passingTables) expect(await restored(table)).toEqual([]);
        for (const table of ['sessions', 'api_tokens', 'passkeys', 'webhook_endpoints', 'webhook_deliveries']) {
          expect([table, await restored(table), (await knex(table)).length > 0]).toEqual([table, [], true]);
        }
        const { rows } = await restored.raw(`select nextval('payment_readings')::int as next`);
        expect(rows).toEqual([{ next: 3 }]);
      });
    });
  });

  it('restores into a database that was migrated and is empty', async () => {
    await withEmptyDatabase(async (connectionString) => {
      await onDatabase(connectionString, migrate);
      await restore(connectionString, backup);
      expect(await onDatabase(connectionString, keptRows)).toEqual(await keptRows(server.database.knex));
    });
  });

  it('shows one moment, although rows are written meanwhile', async () => {
    const { knex, connectionString } = server.database;
    const blocking = await knex.transaction();
    await blocking.raw('lock table history_entries in access exclusive mode');
    const file = join(folder, 'moment.backup');
    const writing = writeBackup({ connectionString, file, now });
    await untilWaiting(knex);
    const { id } = await knex('households').first('id');
    await plant(blocking, id, 'written meanwhile');
    // In a table that is read later.
    await blocking('payment_events').insert({ id: 'evt_meanwhile', noted_at: now });
    await blocking.commit();
    await writing;
    expect((await linesOfBackup(file)).join('\n')).not.toContain('meanwhile');
    await readBackup(file);
    await knex('history_entries').where({ note: 'written meanwhile' }).delete();
    await knex('payment_events').delete();
  });

  it('is a file that only its owner can read, and never replaces another', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    const before = await readFile(backup);
    const { connectionString } = server.database;
    await expect(writeBackup({ connectionString, file: backup, now })).rejects.toThrow('already exists');
    expect(await readFile(backup)).toEqual(before);
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('unfinished'));
  });

  it('of a database without our tables is refused', async () => {
    await withEmptyDatabase(async (connectionString) => {
      const file = join(folder, 'nothing.backup');
      await expect(writeBackup({ connectionString, file, now })).rejects.toThrow('nothing to back up');
      await expect(stat(file)).rejects.toThrow('ENOENT');
    });
  });

  it('closes the accounts that were deleted since', async () => {
    const { knex } = server.database;
    const { id, home } = await knex('persons')
      .join('memberships', 'person_id', 'id')
      .where({ email: 'grace@home.example' })
      .first('id', 'household_id as home');
    const deleted = [id, home];
    await withEmptyDatabase(async (connectionString) => {
      const { closed } = await restore(connectionString, backup, (each) => deleted.includes(each.id));
      expect(closed).toBe(1);
      for (const [table, left] of [
        ['persons', id],
        ['households', home],
      ]) {
        const leaving = await onDatabase(connectionString, (restored) =>
          restored(table).whereNotNull('leaving_since').select('id', 'leaving_since'),
        );
        expect(leaving).toEqual([{ id: left, leaving_since: now }]);
      }
    });
  });
});

describe('a backup with photos and documents', () => {
  const contents = ['rgb.png', 'baseline.jpg', 'lossy.webp'].map(photo);
  const owners: string[] = [];
  const fileStore = makeFileStore();
  const file = () => join(folder, 'files.backup');

  beforeAll(async () => {
    const { knex, connectionString } = server.database;
    owners.push(
      ...(await knex('persons').join('memberships', 'person_id', 'id').orderBy('email').pluck('household_id')),
    );
    for (const householdId of owners) {
      for (const content of contents) {
        const hash = createHash('sha256').update(content).digest('hex');
        await fileStore.put(householdId, hash, content);
        const row = { household_id: householdId, hash, type: 'image/png', bytes: content.length, created_at: now };
        // Two files with the same content, of which one is of an appliance.
        await knex('files').insert([
          { id: randomUUID(), ...row, item: null, purpose: null },
          { id: randomUUID(), ...row, item: 'Fridge', purpose: 'invoice' },
        ]);
      }
    }
    const written = await writeBackup({ connectionString, file: file(), now, fileStore });
    const bytes = contents.reduce((sum, { length }) => sum + length, 0);
    expect(written.files).toEqual({ count: 6, bytes: 2 * bytes });
  });
  afterAll(() => server.database.knex('files').delete());

  it('restores each content byte for byte, to its household, and what it belongs to', async () => {
    await withEmptyDatabase(async (connectionString) => {
      const restoredTo = makeFileStore();
      const { files } = await restore(connectionString, file(), none, restoredTo);
      expect(files.count).toBe(6);
      expect(restoredTo.contents).toEqual(fileStore.contents);
      const rows = await onDatabase(connectionString, (restored) => restored('files').orderBy('id'));
      expect(rows).toEqual(await server.database.knex('files').orderBy('id'));
    });
  });

  it('is refused when a content was changed or is missing, and stores none', async () => {
    const lines = await linesOfBackup(file());
    const at = lines.findIndex((line) => line.startsWith('{"household"'));
    const content = lines[at + 1] ?? '';
    for (const changed of [lines.with(at + 1, content.replace(/^.{4}/, 'AAAA')), lines.toSpliced(at + 1, 1)]) {
      const damaged = join(folder, `${randomUUID()}.backup`);
      await writeLines(damaged, changed);
      await withEmptyDatabase(async (connectionString) => {
        const restoredTo = makeFileStore();
        await expect(restore(connectionString, damaged, none, restoredTo)).rejects.toThrow('can’t be restored');
        expect(restoredTo.contents.size).toBe(0);
      });
    }
  });

  it('leaves the database empty when there is no room for a file', async () => {
    await withEmptyDatabase(async (connectionString) => {
      const full = makeFileStore();
      full.room = 0;
      await expect(restore(connectionString, file(), none, full)).rejects.toThrow('storage_full');
      await restore(connectionString, file());
    });
  });
});

describe('a damaged backup', () => {
  const text = async () => gunzipSync(await readFile(backup));
  const damaged = async (bytes: Buffer): Promise<string> => {
    const file = join(folder, `${randomUUID()}.backup`);
    await writeFile(file, bytes);
    return file;
  };

  it('is noticed wherever it was truncated', async () => {
    const [compressed, plain] = [await readFile(backup), await text()];
    const cuts = (bytes: Buffer) => Array.from({ length: 12 }, (_, part) => Math.floor((bytes.length * part) / 12));
    const files = [
      ...cuts(compressed).map((length) => compressed.subarray(0, length)),
      ...[...cuts(plain), plain.length - 1].map((length) => gzipSync(plain.subarray(0, length))),
    ];
    for (const bytes of files) await expect(readBackup(await damaged(bytes))).rejects.toThrow('can’t be restored');
  });

  it('is noticed wherever a character was changed, and when something was added', async () => {
    const plain = await text();
    for (let part = 0; part < 24; part++) {
      const changed = Buffer.from(plain);
      const at = Math.floor((changed.length * part) / 24);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(readBackup(await damaged(gzipSync(changed)))).rejects.toThrow('can’t be restored');
    }
    const longer = gzipSync(Buffer.concat([plain, Buffer.from('{}\n')]));
    await expect(readBackup(await damaged(longer))).rejects.toThrow('something follows its end');
  });

  it('is rejected before anything is written', async () => {
    const file = await damaged(gzipSync((await text()).subarray(0, -100)));
    await withEmptyDatabase(async (connectionString) => {
      await expect(restore(connectionString, file)).rejects.toThrow('can’t be restored');
      expect(await onDatabase(connectionString, (knex) => knex.schema.hasTable('households'))).toBe(false);
    });
  });

  it('is rejected when it isn’t a backup at all', async () => {
    await expect(readBackup(await damaged(gzipSync('{"hello":1}\n')))).rejects.toThrow('not a backup');
    await expect(readBackup(await damaged(Buffer.from('hello')))).rejects.toThrow('can’t be restored');
    await expect(readBackup(join(folder, 'absent'))).rejects.toThrow('doesn’t exist');
  });
});

describe('a restore', () => {
  const rewritten = async (change: (line: string) => string): Promise<string> => {
    const file = join(folder, `${randomUUID()}.backup`);
    await writeLines(file, (await linesOfBackup(backup)).map(change));
    return file;
  };

  it('is refused by a database with data, which stays as it is', async () => {
    const before = await dump(server.database.knex);
    await expect(restore(server.database.connectionString, backup)).rejects.toThrow('isn’t empty');
    expect(await dump(server.database.knex)).toEqual(before);
  });

  it('is refused for a backup of a newer schema, and in a database of one', async () => {
    const newer = await rewritten((line) =>
      line.startsWith('{"format"') ? line.replace(/"\]/, '","20990101_000_future"]') : line,
    );
    await withEmptyDatabase(async (connectionString) => {
      await expect(restore(connectionString, newer)).rejects.toThrow('newer version of Upkept (20990101_000_future)');
      await onDatabase(connectionString, async (knex) => {
        expect(await knex.schema.hasTable('households')).toBe(false);
        await migrate(knex);
        await knex('schema_migrations').insert({ name: '20990101_000_future', batch: 9, migration_time: now });
      });
      await expect(restore(connectionString, backup)).rejects.toThrow('A newer version of Upkept made this database');
    });
  });

  it.each([
    ['a checksum', (line: string) => line.replace(/"checksum":"[1-9]\d*"/, '"checksum":"7"')],
    ['a column', (line: string) => line.replace('"title",', '')],
  ])('writes nothing if %s differs', async (_, change) => {
    const file = await rewritten(change);
    await withEmptyDatabase(async (connectionString) => {
      await expect(restore(connectionString, file)).rejects.toThrow(/differ/);
      expect(await onDatabase(connectionString, (knex) => knex.schema.hasTable('households'))).toBe(false);
    });
  });
});

describe('a migration', () => {
  const [last = ''] = migrationNames.slice(-1);
  /** Migrates a new database to the schema before the newest, and then to the newest with a backup first. */
  async function migrateInto(into: string, kept: number, at: Date) {
    return withEmptyDatabase(async (connectionString) => {
      const reporter = makeRecordingReporter();
      const beforeChange = makeBackupBeforeMigration({ connectionString, folder: into, kept, now: () => at, reporter });
      return onDatabase(connectionString, async (knex) => {
        await knex.transaction((trx) => migrateTo(trx, migrationNames.slice(0, -1)));
        await migrate(knex, { beforeChange }).catch((error: unknown) => error);
        return { reporter, applied: await knex('schema_migrations').orderBy('name').pluck('name') };
      });
    });
  }

  it('follows a backup of what was there, of which the newest are kept', async () => {
    const into = join(folder, 'new', 'backups');
    for (const hour of [1, 2, 3]) {
      const { reporter, applied } = await migrateInto(into, 2, new Date(Date.UTC(2027, 0, 6, hour)));
      expect(reporter.notes).toHaveLength(1);
      expect(applied).toEqual(migrationNames);
      await writeFile(join(into, 'mine.backup'), '');
    }
    const kept = [`20270106T020000Z-before-${last}.backup`, `20270106T030000Z-before-${last}.backup`];
    expect((await readdir(into)).sort()).toEqual([...kept, 'mine.backup']);
    const { migrations } = await readBackup(join(into, kept[0] ?? ''));
    expect(migrations).toEqual(migrationNames.slice(0, -1));
  });

  it('does not run if the backup cannot be written', async () => {
    const into = join(folder, 'taken');
    await writeFile(into, '');
    const { applied } = await migrateInto(into, 1, now);
    expect(applied).toEqual(migrationNames.slice(0, -1));
  });

  it('of an empty database needs no backup', async () => {
    await withEmptyDatabase(async (connectionString) => {
      let called = 0;
      await onDatabase(connectionString, async (knex) => {
        await migrate(knex, { beforeChange: async () => void called++ });
        await migrate(knex, { beforeChange: async () => void called++ });
      });
      expect(called).toBe(0);
    });
  });
});
