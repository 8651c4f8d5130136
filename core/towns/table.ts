import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The bundle says where its own files of these names are. */
const { resolve } = createRequire(import.meta.url);

const newline = '\n'.charCodeAt(0);

type Table = {
  readonly bytes: Buffer;
  /** The line that begins at the byte. */
  readonly lineFrom: (start: number) => string;
  /** Where the line of this byte begins. */
  readonly startOf: (at: number) => number;
  /** Where the line after the one that begins at the byte begins. */
  readonly nextAfter: (start: number) => number;
};

function tableOf(name: 'towns' | 'names'): Table {
  const bytes = readFileSync(resolve(`#core/towns/${name}.tsv`));
  const endOf = (start: number) => bytes.indexOf(newline, start);
  return {
    bytes,
    lineFrom: (start) => bytes.toString('utf8', start, endOf(start)),
    startOf: (at) => (at === 0 ? 0 : bytes.lastIndexOf(newline, at - 1) + 1),
    nextAfter: (start) => endOf(start) + 1,
  };
}

const read = new Map<string, Table>();

/**
 * A table, read when it is first needed and kept as bytes. `towns` has a line for each town, those with the most people
 * first. `names` has each of their names without accents, in the order of bytes: the name, its kind (o: the town's own,
 * w: a later word of it, a: another), the country, ten times the power of ten of the people, and where the town's line
 * begins in the other table, in base 36. build/towns writes both.
 */
export function tableNamed(name: 'towns' | 'names'): Table {
  const table = read.get(name) ?? tableOf(name);
  read.set(name, table);
  return table;
}
