import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, link, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '#core/ports/file-store.ts';
import { columnsIn, passingTables, sizeOf, stableText, tablesOf } from './catalogue.ts';
import {
  type BackupContents,
  type BackupFile,
  type BackupHeader,
  type BackupSequence,
  type BackupTable,
  endOfRows,
  formatName,
  formatVersions,
} from './format.ts';

type Order = {
  readonly connectionString: string;
  readonly file: string;
  readonly now: Date;
  /** Whose contents the backup contains; without it, the backup contains rows only. */
  readonly fileStore?: FileStore | undefined;
};

/**
 * Writes everything that the schema's tables contain at one moment to a new file, which only its owner can read. Rows
 * are streamed, so memory doesn't grow with them, and files follow one by one. The file appears once it is complete. Throws if it exists already, or
 * if the database has no schema of ours.
 */
export async function writeBackup({ connectionString, file, now, fileStore }: Order): Promise<BackupContents> {
  const connection = new pg.Client({
    connectionString,
    application_name: 'upkept backup',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  });
  // A lost connection fails the query that uses it.
  connection.on('error', () => {});
  if (await stat(file).catch(() => undefined)) throw existsAlready(file);
  await connection.connect();
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    await connection.query('begin isolation level repeatable read, read only');
    await connection.query(stableText);
    const version = fileStore ? formatVersions.files : formatVersions.rows;
    const header = { format: formatName, version, madeAt: now.toISOString() } as const;
    const contents = {
      ...header,
      migrations: await migrationsOf(connection),
      tables: [],
      sequences: [],
      files: { count: 0, bytes: 0 },
    };
    const lines = linesOfBackup(connection, contents, fileStore);
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }));
    await chmod(unfinished, 0o600);
    // Unlike a rename, a link doesn't replace a file that was written meanwhile.
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? existsAlready(file) : error;
    });
    return contents;
  } finally {
    await rm(unfinished, { force: true });
    await connection.end();
  }
}

const existsAlready = (file: string) => new Error(`${file} already exists and was not changed.`);

async function migrationsOf(connection: pg.Client): Promise<string[]> {
  const { rows: known } = await connection.query<{ found: boolean }>(
    `select to_regclass('schema_migrations') is not null as found`,
  );
  const { rows } = known[0]?.found
    ? await connection.query<{ name: string }>('select name from schema_migrations order by name')
    : { rows: [] };
  if (rows.length === 0)
    throw new Error('The database contains nothing of Upkept yet, so there is nothing to back up.');
  return rows.map(({ name }) => name);
}

type Growing = BackupHeader & {
  readonly tables: BackupContents['tables'][number][];
  readonly sequences: BackupSequence[];
  readonly files: { count: number; bytes: number };
};

/** Writes down in `contents` what it yields. */
async function* linesOfBackup(
  connection: pg.Client,
  contents: Growing,
  fileStore: FileStore | undefined,
): AsyncGenerator<Buffer, void, void> {
  const hash = createHash('sha256');
  const hashed = (bytes: Buffer): Buffer => {
    hash.update(bytes);
    return bytes;
  };
  const { tables, sequences, files, ...header } = contents;
  yield hashed(lineOf(header));
  const found = await tablesOf(connection);
  for (const table of found.filter((each) => !passingTables.includes(each.table))) {
    yield hashed(lineOf(table));
    for await (const rows of rowsOf(connection, table)) yield hashed(rows);
    yield hashed(Buffer.from(`${endOfRows}\n`));
    const size = await sizeOf(connection, table);
    yield hashed(lineOf(size));
    tables.push({ table: table.table, ...size });
  }
  for (const sequence of await sequencesOf(connection)) {
    yield hashed(lineOf(sequence));
    sequences.push(sequence);
  }
  for (const file of fileStore ? await filesOf(connection) : []) {
    const content = await contentOf(file, fileStore);
    // A file that was deleted meanwhile is deleted by its row's expiry after a restore too.
    if (!content) continue;
    yield hashed(lineOf(file));
    yield hashed(Buffer.from(`${content.toString('base64')}\n`));
    files.count++;
    files.bytes += content.length;
  }
  yield lineOf({ tables: tables.length, sha256: hash.digest('hex') });
}

const lineOf = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);

/** Returns the rows as COPY writes them, in chunks that may end within a row. */
const rowsOf = (connection: pg.Client, { table, columns }: BackupTable): AsyncIterable<Buffer> =>
  connection.query(copyTo(`copy ${pg.escapeIdentifier(table)} (${columnsIn(columns)}) to stdout`));

/** Sequences that belong to no column. Those of columns would need a migration that uses one. */
async function sequencesOf(connection: pg.Client): Promise<readonly BackupSequence[]> {
  const { rows } = await connection.query<{ name: string }>(
    `select c.relname as name from pg_class c
    where c.relkind = 'S' and c.relnamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i'))
    order by 1`,
  );
  const sequences: BackupSequence[] = [];
  for (const { name } of rows) {
    const { rows: states } = await connection.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${pg.escapeIdentifier(name)}`,
    );
    for (const { value, called } of states) sequences.push({ sequence: name, lastValue: value, isCalled: called });
  }
  return sequences;
}

/** The contents of the rows that this snapshot shows. */
async function filesOf(connection: pg.Client): Promise<readonly BackupFile[]> {
  const { rows: known } = await connection.query<{ found: boolean }>(
    `select to_regclass('files') is not null as found`,
  );
  if (!known[0]?.found) return [];
  const { rows } = await connection.query<BackupFile>(
    'select distinct household_id as household, hash as content from files order by 1, 2',
  );
  return rows;
}

async function contentOf({ household, content }: BackupFile, fileStore?: FileStore): Promise<Buffer | undefined> {
  const pieces = await fileStore?.read(household, content);
  if (!pieces) return undefined;
  const read: Uint8Array[] = [];
  for await (const piece of pieces) read.push(piece);
  return Buffer.concat(read);
}
