import { amountTextOf, withoutMinus } from './amount-text.ts';
import {
  type Answers,
  type ColumnAmounts,
  type ColumnCells,
  hintsOf,
  type Question,
  readCurrency,
  readMarks,
  readOrder,
  readUnit,
  type TableHome,
} from './column-readers.ts';
import { dayHeadingOf } from './date-headings.ts';
import { dayTextOf } from './day-text.ts';
import { type FoundTable, headingsAgain } from './find-table.ts';
import { areEnough, type Meaning } from './guess-columns.ts';
import { wordsOfHeading } from './heading-text.ts';
import { isSum, isUndone, type Omission } from './left-out.ts';
import { ordersOfHeadings } from './orders-of-words.ts';
import { readStates } from './read-state.ts';
import { placesOf, type Readers, type StateColumn } from './readers.ts';
import type { Cell, TableRow } from './table-file.ts';
import { tornIn } from './torn-lines.ts';

type JudgedColumn = {
  readonly index: number;
  readonly heading: string;
  readonly means: Meaning;
  /** Three of its values, as the file has them. */
  readonly samples: readonly string[];
};

/** What people have said about a file. */
export type TableChoices = {
  /** The meaning of a column by its number, in place of the guess. */
  readonly columns: Readonly<Record<number, Meaning>>;
  readonly answers: Answers;
};

export type JudgedTable = {
  readonly columns: readonly JudgedColumn[];
  readonly questions: readonly Question[];
  readonly readers: Readers;
  /** All rows below the headings. `takeRow` reads those that `omissionOf` doesn't leave out. */
  readonly rows: readonly TableRow[];
  omissionOf(row: TableRow): Omission | undefined;
  /** What is above the headings and in other sheets. */
  readonly outside: readonly Omission[];
  /** Whether there are days and titles, without which there is no work. */
  readonly isEnough: boolean;
};

const mostSamples = 3;
const filled = (cell: Cell | undefined): boolean => cell !== undefined && String(cell).trim() !== '';

function samplesOf(rows: readonly TableRow[], index: number): readonly string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    if (samples.length === mostSamples) break;
    if (filled(cells[index])) samples.push(String(cells[index]));
  }
  return samples;
}

/** So many cells of a column are judged before others have their turn: a millisecond's work. */
const part = 250;

function* inParts<Each, Result>(
  list: readonly Each[],
  map: (each: Each) => Result,
): Generator<void, readonly Result[]> {
  const results: Result[] = [];
  for (const each of list) {
    results.push(map(each));
    if (results.length % part === 0) yield;
  }
  return results;
}

const textOfRow = ({ cells }: TableRow): string => cells.filter(filled).map(String).join(', ').slice(0, 100);
const omit = (why: Omission['why'], row: TableRow): Omission => ({ line: row.line, why, text: textOfRow(row) });

/** The rows that aren't left out whatever their columns of states say. */
function* linesOfWork(
  rows: readonly TableRow[],
  isOther: (row: TableRow) => boolean,
): Generator<void, readonly TableRow[]> {
  const are = yield* inParts(rows, isOther);
  return rows.filter((_, at) => !are[at]);
}

/** The amounts of a column, without the minus that statements have before money that was paid. */
function* readAmounts({
  cells,
  ...column
}: ColumnCells): Generator<void, ColumnAmounts & { readonly isStatement: boolean }> {
  const signs = yield* inParts(cells, withoutMinus);
  const isStatement = signs.filter(({ isNegative }) => isNegative).length > signs.length / 2;
  const plain = isStatement ? signs.map(({ cell }) => cell) : cells;
  const amounts = yield* inParts(plain, (cell) => ({ cell, text: amountTextOf(cell) }));
  return { ...column, isStatement, amounts };
}

/**
 * Judges a table by its columns: what each means, and how its days, amounts and durations are written. Stops now and then, so
 * that the caller can let others use the thread.
 */
export function* readTable(
  { kind, separator = ',', headings, named, rows, above, guess, ours, others }: FoundTable,
  home: TableHome,
  { columns, answers }: TableChoices,
): Generator<void, JudgedTable> {
  const means = guess.map((meaning, index) => columns[index] ?? meaning);
  const columnOf = (meaning: Meaning) => {
    const index = means.indexOf(meaning);
    // Judging needs each value once.
    const cells = [...new Set(rows.map((row) => row.cells[index] ?? ''))].filter(filled);
    return { index, heading: headings[index] ?? '', cells };
  };
  const voting = { ...home, orders: [...home.orders, ...ordersOfHeadings(headings)] };
  const days = columnOf('date');
  const costs = yield* readAmounts(columnOf('cost'));
  const dayTexts = yield* inParts(days.cells, (cell) => dayTextOf(cell, home));
  const order = readOrder(days, dayTexts, voting, hintsOf(days.cells, costs, home), answers);
  yield;
  const currency = readCurrency(costs, home, answers);
  const marks = ours ? { marks: [ours.decimalPoint === ',' ? ',' : '.'] as const } : readMarks(costs, home, answers);
  yield;
  const unit = means.includes('unit') ? { choice: 'minutes' as const } : readUnit(columnOf('minutes'), answers);
  yield;
  const places = placesOf(headings, means);
  const isAgain = headingsAgain(headings);
  const lines = places.states.length === 0 ? [] : yield* linesOfWork(rows, (row) => isAgain(row) || isSum(row, places));
  const cellsOf = ({ index }: StateColumn) => {
    const cells = lines.map((row) => row.cells[index] ?? '').filter(filled);
    const hasBlanks = cells.length < lines.length;
    return { index, heading: headings[index] ?? '', cells: [...new Set(cells)], hasBlanks };
  };
  // A day on which work was done says that it was.
  const asksBlank = kind !== 'calendar' && dayHeadingOf(days.heading) !== 'done';
  const states = yield* readStates(places.states, cellsOf, answers, asksBlank);
  const readers: Readers = {
    places: { ...places, states: states.map(({ choice }) => choice) },
    order: order.choice,
    marks: marks.marks,
    currency,
    unit: unit.choice,
    isStatement: costs.isStatement,
    isMinor: /\b(cents?|pence|minor|centimes?)\b/.test(wordsOfHeading(costs.heading)),
    home,
  };
  const isTorn = kind === 'text' ? tornIn(named, separator, readers.places) : () => false;
  const whyLeftOut = (row: TableRow): Omission['why'] | undefined => {
    if (isAgain(row)) return 'headings';
    if (isSum(row, readers.places)) return 'sum';
    if (isTorn(row)) return 'cells';
    return isUndone(row, readers.places) ? 'notDone' : undefined;
  };
  const asked = [order, currency, marks, unit, ...states].flatMap((each) =>
    'question' in each && each.question ? [each.question] : [],
  );
  return {
    columns: headings.map((heading, index) => ({
      index,
      heading,
      means: means[index] ?? 'note',
      samples: samplesOf(rows, index),
    })),
    questions: asked,
    readers,
    rows,
    omissionOf: (row) => {
      const why = whyLeftOut(row);
      return why && omit(why, row);
    },
    outside: [
      ...others.map((text): Omission => ({ line: 1, why: 'sheet', text })),
      ...above.map((row) => omit('above', row)),
    ],
    isEnough: areEnough(means),
  };
}
