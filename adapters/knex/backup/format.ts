import { z } from 'zod';

/**
 * A backup is a gzip file of lines: a header, the tables, the sequences, the files and an end. A table is a line that
 * names it, a line for each row as COPY writes it, the line `\.`, and a line with its size. A row never looks like `\.`.
 * A file is a line that names its household and hash, and a line with its content in base64.
 */
export const endOfRows = String.raw`\.`;
export const formatName = 'upkept backup';
/**
 * A backup has the oldest version that can contain it: without files, one that Upkept 0.1 reads. The backup before a
 * migration is for the version before it. See docs/decisions/0233.
 */
export const formatVersions = { rows: 1, files: 2 } as const;

export const headerShape = z.object({
  format: z.literal(formatName),
  version: z.number().int(),
  /** When its snapshot was taken. */
  madeAt: z.iso.datetime(),
  /** The names of the migrations of its schema, in their order. */
  migrations: z.array(z.string()).min(1),
});
export type BackupHeader = z.output<typeof headerShape>;

export const tableShape = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export type BackupTable = z.output<typeof tableShape>;

/** The checksum is a sum over the rows as the database shows them, so that it doesn't depend on their order. */
export const sizeShape = z.object({ rows: z.number().int().min(0), checksum: z.string() });
export type TableSize = z.output<typeof sizeShape>;

export const sequenceShape = z.object({ sequence: z.string(), lastValue: z.string(), isCalled: z.boolean() });
export type BackupSequence = z.output<typeof sequenceShape>;

export const fileShape = z.object({ household: z.uuid(), content: z.string().regex(/^[0-9a-f]{64}$/) });
/** The household of a file, and the SHA-256 of its content. */
export type BackupFile = z.output<typeof fileShape>;

/** The hash is the SHA-256 of everything before this line, in hexadecimal digits. */
export const endShape = z.object({ tables: z.number().int(), sha256: z.string() });

/** What a backup contains. */
export type BackupContents = BackupHeader & {
  readonly tables: readonly ({ readonly table: string } & TableSize)[];
  readonly sequences: readonly BackupSequence[];
  /** How many files, and their size in bytes. */
  readonly files: { readonly count: number; readonly bytes: number };
};
