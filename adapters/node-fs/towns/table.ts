import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The bundle says where its own files of these names are. */
const { resolve } = createRequire(import.meta.url);

const newline = '\n'.charCodeAt(0);

export type Table = {
  readonly bytes: Buffer;
  /** The line that begins at the byte. */
  readonly lineFrom: (start: number) => string;
  /** Where the line after the one that begins at the byte begins. */
  readonly nextAfter: (start: number) => number;
  /** Where the first line begins that isn't before the text, in the order of bytes; those that begin with it aren't. */
  readonly firstFrom: (text: Buffer) => number;
};

export function tableOf(bytes: Buffer): Table {
  const endOf = (start: number) => bytes.indexOf(newline, start);
  const startOf = (at: number) => (at === 0 ? 0 : bytes.lastIndexOf(newline, at - 1) + 1);
  const nextAfter = (start: number) => endOf(start) + 1;
  return {
    bytes,
    lineFrom: (start) => bytes.toString('utf8', start, endOf(start)),
    nextAfter,
    firstFrom: (text) => {
      let [low, high] = [0, bytes.length];
      while (low < high) {
        const start = startOf((low + high) >> 1);
        if (Buffer.compare(bytes.subarray(start, start + text.length), text) < 0) low = nextAfter(start);
        else high = start;
      }
      return low;
    },
  };
}

type Name = 'towns' | 'names' | 'likeliest';

const read = new Map<Name, Table>();

/**
 * A table, read when it is first needed and kept as bytes. build/towns writes all.
 *
 * `towns` has a line for each town, those with the most people first.
 *
 * `names` has each of their names without accents, in the order of bytes: the name, its kind (o: the town's own, w: a
 * later word of it, a: another), the country, ten times the power of ten of the people, and where the town's line begins
 * in `towns`, in base 36.
 *
 * `likeliest` has, in the order of bytes, the likeliest towns of each beginning that more than `mostNames` names share,
 * among all, of each country and of each zone, so that no search reads many names: the beginning, the country or zone or
 * nothing, and where the lines of the towns begin. Those of a country have as many as fit on a screen of each of its zones.
 */
export function tableNamed(name: Name): Table {
  const table = read.get(name) ?? tableOf(readFileSync(resolve(`#adapters/node-fs/towns/${name}.tsv`)));
  read.set(name, table);
  return table;
}

/** As many names a search reads one by one: about two milliseconds of work. */
export const mostNames = 2000;
