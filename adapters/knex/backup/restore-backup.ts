import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Knex } from 'knex';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Deleted } from '#core/domain/people/deletion-mark.ts';
import type { FileStore } from '#core/ports/file-store.ts';
import { connect } from '../connect.ts';
import { appliedMigrations, migrateTo, migrationNames, underMigrationLock, undoMigrations } from '../migrate.ts';
import { columnsIn, passingTables, sizeOf, stableText, tablesOf } from './catalogue.ts';
import type { BackupContents, BackupTable } from './format.ts';
import { chunksOf } from './lines.ts';
import { readBackup } from './read-backup.ts';

type Order = {
  readonly connectionString: string;
  readonly file: string;
  readonly now: Date;
  /** Receives the backup's files. */
  readonly fileStore: FileStore;
  /** Whether the home or person was deleted after the backup. They are closed at once. */
  readonly isDeleted: (deleted: Deleted) => boolean;
};

export type Restored = BackupContents & {
  /** How many homes `isDeleted` closed. */
  readonly closed: number;
};

/** Tables whose rows a server may write before anyone has an account. */
const mayHaveRows: readonly string[] = [...passingTables, 'runs', 'secret_fingerprint'];

/**
 * Restores a backup into an empty database, and migrates it to the newest schema. Everything happens in one transaction
 * after the whole file was checked, so a failure leaves the database as it was. Throws an error that says what to do
 * when the file is damaged or of a newer version, the database isn't empty, or what was written differs from the backup.
 */
export async function restoreBackup({ connectionString, file, now, fileStore, isDeleted }: Order): Promise<Restored> {
  const { migrations } = await readBackup(file);
  const unknown = migrations.filter((name, index) => migrationNames[index] !== name);
  if (unknown.length > 0) {
    throw new Error(
      `${file} was made by a newer version of Upkept (${unknown.join(', ')}). Restore it with that version.`,
    );
  }
  const knex = connect(connectionString, { poolMax: 1 });
  try {
    return await underMigrationLock(knex, async (trx) => {
      await trx.raw(stableText);
      await clear(trx);
      await migrateTo(trx, migrations);
      const contents = await fill(trx, file, fileStore);
      await migrateTo(trx, migrationNames);
      return { ...contents, closed: await close(trx, now, isDeleted) };
    });
  } finally {
    await knex.destroy();
  }
}

/** Removes the schema, if it is empty. Throws if it is newer than this program, or contains data. */
async function clear(trx: Knex.Transaction): Promise<void> {
  const applied = await appliedMigrations(trx);
  if (applied.some((name) => !migrationNames.includes(name))) {
    throw new Error('A newer version of Upkept made this database. Restore with that version, or into an empty one.');
  }
  for (const { table } of await tablesOf(await connectionOf(trx))) {
    if (mayHaveRows.includes(table)) continue;
    const { rows } = await trx.raw('select from ?? limit 1', [table]);
    if (rows.length > 0) {
      throw new Error(`This database isn’t empty: its table ${table} has rows. Restore into an empty database.`);
    }
  }
  if (applied.length > 0) await undoMigrations(trx);
}

/**
 * Writes the backup's rows and files, and compares every table with the backup. A file that is stored already stays; if
 * the transaction fails later, the files remain, and the next restore finds them.
 */
async function fill(trx: Knex.Transaction, file: string, fileStore: FileStore): Promise<BackupContents> {
  const connection = await connectionOf(trx);
  const known = new Map((await tablesOf(connection)).map((table) => [table.table, table]));
  return readBackup(file, {
    rows: async (backup, rows) => {
      const table = known.get(backup.table);
      if (!table || table.columns.join() !== backup.columns.join()) throw differs(backup);
      const copy = copyFrom(`copy ${pg.escapeIdentifier(table.table)} (${columnsIn(table.columns)}) from stdin`);
      await pipeline(Readable.from(chunksOf(rows)), connection.query(copy));
    },
    size: async (table, { rows, checksum }) => {
      const written = await sizeOf(connection, table);
      if (written.rows !== rows || written.checksum !== checksum) throw differs(table);
    },
    sequence: async ({ sequence, lastValue, isCalled }) => {
      await connection.query('select setval($1::regclass, $2::bigint, $3)', [
        pg.escapeIdentifier(sequence),
        lastValue,
        isCalled,
      ]);
    },
    file: ({ household, content: hash }, content) => fileStore.put(household, hash, content),
  });
}

const differs = ({ table }: BackupTable) =>
  new Error(`The table ${table} would differ from the backup, so nothing was restored.`);

/** Closes the homes and accounts that were deleted, and returns how many homes they are. */
async function close(trx: Knex.Transaction, now: Date, isDeleted: Order['isDeleted']): Promise<number> {
  const closeIn = (table: 'households' | 'persons', kind: Deleted['kind']) =>
    closeRows(trx, table, now, (id) => isDeleted({ kind, id }));
  await closeIn('persons', 'person');
  return closeIn('households', 'home');
}

async function closeRows(
  trx: Knex.Transaction,
  table: 'households' | 'persons',
  now: Date,
  isDeleted: (id: string) => boolean,
): Promise<number> {
  const page = 1000;
  let closed = 0;
  for (let after: string | undefined; ; ) {
    const next = trx(table).orderBy('id').limit(page);
    const ids: string[] = await (after === undefined ? next : next.where('id', '>', after)).pluck('id');
    const deleted = ids.filter(isDeleted);
    closed += deleted.length;
    if (deleted.length > 0) {
      await trx(table)
        .whereIn('id', deleted)
        .update({ leaving_since: trx.raw('coalesce(leaving_since, ?)', [now]) });
    }
    if (ids.length < page) return closed;
    after = ids.at(-1);
  }
}

/** The connection of a transaction. Knex has no method for streams that write. */
async function connectionOf(trx: Knex.Transaction): Promise<pg.ClientBase> {
  return trx.client.acquireConnection();
}
