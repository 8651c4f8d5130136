import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { failureText } from '#core/domain/running/failure-text.ts';
import {
  type BackupContents,
  type BackupFile,
  type BackupHeader,
  type BackupSequence,
  type BackupTable,
  endOfRows,
  endShape,
  fileShape,
  formatVersions,
  headerShape,
  sequenceShape,
  sizeShape,
  type TableSize,
  tableShape,
} from './format.ts';
import { linesOf } from './lines.ts';

/** Receives the parts of a backup in their order. */
type BackupReader = {
  header?(header: BackupHeader): Promise<void>;
  /** Receives the rows as COPY writes them, without newlines. What it doesn't read is skipped. */
  rows?(table: BackupTable, rows: AsyncIterable<Buffer>): Promise<void>;
  /** Called after a table's rows. */
  size?(table: BackupTable, size: TableSize): Promise<void>;
  sequence?(sequence: BackupSequence): Promise<void>;
  file?(file: BackupFile, content: Uint8Array<ArrayBuffer>): Promise<void>;
};

/**
 * Reads a backup from its beginning to its end, and returns what it contains. Without a reader, it only checks the file.
 * Throws when the file isn't a backup, or was truncated or changed.
 */
export async function readBackup(file: string, reader: BackupReader = {}): Promise<BackupContents> {
  let contents: BackupContents | undefined;
  let ownFailure: unknown;
  const read = async (source: AsyncIterable<Buffer>) => {
    contents = await readLines(linesOf(source), reader, (error) => {
      ownFailure = error;
    });
  };
  try {
    await pipeline(createReadStream(file), createGunzip(), read);
  } catch (error) {
    // The reader's failure says nothing about the file.
    if (ownFailure !== undefined) throw ownFailure;
    throw new Error(`${file} can’t be restored: ${failureText(error)}.`, { cause: error });
  }
  if (!contents) throw new Error(`${file} can’t be restored: it is empty.`);
  return contents;
}

async function readLines(
  lines: AsyncGenerator<Buffer, void, void>,
  reader: BackupReader,
  failed: (error: unknown) => void,
): Promise<BackupContents> {
  const hash = createHash('sha256');
  const next = async (): Promise<Buffer> => {
    const { value, done } = await lines.next();
    if (done || !value) throw new Error('it is incomplete');
    return value;
  };
  const hashed = (line: Buffer): Buffer => {
    hash.update(line).update('\n');
    return line;
  };
  const call = async (work: Promise<void> | undefined) => {
    await work?.catch((error: unknown) => {
      failed(error);
      throw error;
    });
  };

  const header = parse(headerShape, hashed(await next()), 'it is not a backup');
  if (header.version > formatVersions.files) throw new Error('a newer version of Upkept wrote it');
  await call(reader.header?.(header));

  const tables: BackupContents['tables'][number][] = [];
  const sequences: BackupSequence[] = [];
  const files = { count: 0, bytes: 0 };
  for (;;) {
    const line = await next();
    const value = jsonIn(line);
    const end = endShape.safeParse(value);
    if (end.success) {
      if (end.data.sha256 !== hash.digest('hex') || end.data.tables !== tables.length)
        throw new Error('it was changed');
      if (!(await lines.next()).done) throw new Error('something follows its end');
      return { ...header, tables, sequences, files };
    }
    hashed(line);
    const sequence = sequenceShape.safeParse(value);
    if (sequence.success) {
      sequences.push(sequence.data);
      await call(reader.sequence?.(sequence.data));
      continue;
    }
    const file = fileShape.safeParse(value);
    if (file.success) {
      const content = Uint8Array.from(Buffer.from(hashed(await next()).toString('latin1'), 'base64'));
      if (createHash('sha256').update(content).digest('hex') !== file.data.content) throw new Error('it was changed');
      files.count++;
      files.bytes += content.length;
      await call(reader.file?.(file.data, content));
      continue;
    }
    const table = tableShape.safeParse(value);
    if (!table.success) throw new Error('it contains a line that no backup has');
    let count = 0;
    const rows = (async function* () {
      for (let row = hashed(await next()); row.toString('latin1') !== endOfRows; row = hashed(await next())) {
        count++;
        yield row;
      }
    })();
    await call(reader.rows?.(table.data, rows));
    for await (const _ of rows);
    const size = parse(sizeShape, hashed(await next()), 'it was changed');
    if (size.rows !== count) throw new Error('it was changed');
    tables.push({ table: table.data.table, ...size });
    await call(reader.size?.(table.data, size));
  }
}

function jsonIn(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}

function parse<Value>(shape: z.ZodType<Value>, line: Buffer, problem: string): Value {
  const parsed = shape.safeParse(jsonIn(line));
  if (!parsed.success) throw new Error(problem);
  return parsed.data;
}
