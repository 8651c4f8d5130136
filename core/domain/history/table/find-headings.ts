import { dayTextOf } from './day-text.ts';
import type { Meaning } from './guess-columns.ts';
import { headingsIn, wordsOfHeading } from './heading-text.ts';
import { headingWords } from './heading-words.ts';
import type { Cell, TableRow } from './table-file.ts';

/** Spreadsheets have a title, an owner or an empty frame above their headings; further down, no one looks for them. */
const mostAbove = 10;

const known: ReadonlyMap<string, Meaning> = new Map(
  headingWords.flatMap(([meaning, , text]) => headingsIn(text).map((phrase) => [phrase, meaning] as const)),
);

/** Whether the cell is a day and says nothing else: `Updated 01/02/2026` is a heading with a day. */
const isDay = (cell: Cell): boolean =>
  dayTextOf(cell, { today: '2027-01-01', timezone: 'UTC' }) !== undefined &&
  !/^\p{L}{4,}\s.*\d{1,2}[./-]\d/u.test(String(cell));

/** How much a row looks like headings: by the different meanings of its cells that are whole phrases. */
function likeness(cells: readonly Cell[], ownHeadings: ReadonlySet<string>): number {
  // No column is called by a day.
  if (cells.some(isDay)) return 0;
  const texts = cells.filter((cell) => typeof cell === 'string' && cell.trim() !== '');
  if (texts.length < 2) return 0;
  const found = texts.flatMap((cell) => {
    const words = wordsOfHeading(String(cell));
    if (ownHeadings.has(words)) return [words];
    const whole = known.get(words);
    const part = words.split(' ').flatMap((word) => known.get(word) ?? []);
    return whole ?? part[0] ?? [];
  });
  const numbers = cells.filter((cell) => typeof cell === 'number' || /\d{2}/.test(cell)).length;
  return new Set(found).size + texts.length / 100 - numbers;
}

/** Whether the cells name columns in words that we don't know: all are filled, differ, and have no digits. */
const areNames = (cells: readonly Cell[]): boolean =>
  cells.length > 1 &&
  cells.every((cell) => typeof cell === 'string' && /\p{L}/u.test(cell) && !/\d/.test(cell)) &&
  new Set(cells).size === cells.length;

/** The place of the headings among the first rows; undefined if none looks like them. */
export function findHeadings(rows: readonly TableRow[], own: readonly string[]): number | undefined {
  const ownHeadings = new Set(own.map(wordsOfHeading));
  const scores = rows.slice(0, mostAbove).map(({ cells }) => likeness(cells, ownHeadings));
  const best = Math.max(0, ...scores);
  if (best > 1) return scores.indexOf(best);
  const [first] = rows;
  return rows.length > 1 && first && areNames(first.cells) ? 0 : undefined;
}
