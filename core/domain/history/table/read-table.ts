import { amountTextOf, withoutMinus } from './amount-text.ts';
import { textOfCell } from './cell.ts';
import {
  type Answers,
  hintsOf,
  type Question,
  readCurrency,
  readMarks,
  readOrder,
  readUnit,
  type TableHome,
} from './column-readers.ts';
import { findHeadings } from './find-headings.ts';
import { areEnough, guessColumns, type Meaning, type OwnTable, ownTable } from './guess-columns.ts';
import { wordsOfHeading } from './heading-text.ts';
import { ordersOfHeadings } from './orders-of-words.ts';
import type { Cell, Sheet, TableFile, TableRow } from './table-file.ts';
import { isSum, isUndone, type Omission, type Readers } from './take-rows.ts';

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
  /** Rows with work, which `takeRow` reads. */
  readonly rows: readonly TableRow[];
  readonly omitted: readonly Omission[];
  /** Whether there are days and titles, without which there is no work. */
  readonly isEnough: boolean;
};

const mostSamples = 3;
const filled = (cell: Cell | undefined): boolean => cell !== undefined && String(cell).trim() !== '';

type Found = {
  readonly sheet: Sheet;
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  readonly above: readonly TableRow[];
  readonly guess: readonly Meaning[];
  /** How many cells the row of headings has. */
  readonly named: number;
};

/** Whether a row is the headings once more, as on each page of what was printed. */
const headingsAgain =
  (headings: readonly string[]) =>
  ({ cells }: TableRow): boolean =>
    headings.some((heading) => heading !== '') &&
    headings.every((heading, index) => heading === String(cells[index] ?? '').trim());

function look(sheet: Sheet, own: readonly OwnTable[]): Found {
  const at =
    sheet.rows[0]?.line === 0
      ? 0
      : findHeadings(
          sheet.rows,
          own.flatMap(({ columns }) => Object.values(columns)),
        );
  const above = at === undefined ? [] : sheet.rows.slice(0, at);
  const rows = at === undefined ? sheet.rows : sheet.rows.slice(at + 1);
  const width = sheet.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const named = at === undefined ? [] : (sheet.rows[at]?.cells ?? []);
  const headings = Array.from({ length: width }, (_, index) => String(named[index] ?? '').trim());
  const isHeadings = headingsAgain(headings);
  return {
    sheet,
    headings,
    rows,
    above,
    named: named.length,
    guess: guessColumns(
      headings,
      rows.filter((row) => !isHeadings(row)).map(({ cells }) => cells),
      own,
    ),
  };
}

/** Our own exports write an apostrophe before what a spreadsheet would take for a formula. */
const withoutApostrophes = ({ name, rows }: Sheet): Sheet => ({
  name,
  rows: rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => (typeof cell === 'string' ? textOfCell(cell) : cell)),
  })),
});

const textOfRow = ({ cells }: TableRow): string => cells.filter(filled).map(String).join(', ').slice(0, 100);
const omit =
  (why: Omission['why']) =>
  (row: TableRow): Omission => ({ line: row.line, why, text: textOfRow(row) });

/**
 * Judges a table by its columns: where its headings are, what each column means, and how its days, amounts and durations
 * are written. Of several sheets, the first with work counts, and the others are named. `own`: our own table by language.
 */
export function readTable(
  file: TableFile,
  home: TableHome,
  own: readonly OwnTable[],
  { columns, answers }: TableChoices,
): JudgedTable {
  const sheets = file.sheets.map((sheet) => look(file.kind === 'text' ? withoutApostrophes(sheet) : sheet, own));
  const best = sheets.find(({ guess }) => areEnough(guess)) ?? sheets[0];
  const { headings, above, guess, named, ...first } = best ?? look({ name: '', rows: [] }, own);
  // A workbook may have a sheet for each year.
  const alike = sheets.filter((each) => each !== best && each.headings.join('\n') === headings.join('\n'));
  const rows = [first, ...(headings.some(filled) ? alike : [])].flatMap((each) => each.rows);
  const means = guess.map((meaning, index) => columns[index] ?? meaning);
  const columnOf = (meaning: Meaning) => {
    const index = means.indexOf(meaning);
    // Judging needs each value once.
    const cells = [...new Set(rows.map((row) => row.cells[index] ?? ''))].filter(filled);
    return { index, heading: headings[index] ?? '', cells };
  };
  const voting = { ...home, orders: [...home.orders, ...ordersOfHeadings(headings)] };
  const days = columnOf('date');
  const written = columnOf('cost');
  const signs = written.cells.map(withoutMinus);
  const isStatement = signs.filter(({ isNegative }) => isNegative).length > signs.length / 2;
  const costs = isStatement ? { ...written, cells: signs.map(({ cell }) => cell) } : written;
  const order = readOrder(days, voting, hintsOf(days.cells, costs.cells.map(amountTextOf), home), answers);
  const currency = readCurrency(costs, home, answers);
  const ours = ownTable(headings, own);
  const marks = ours ? { marks: [ours.decimalPoint === ',' ? ',' : '.'] as const } : readMarks(costs, home, answers);
  const unit = means.includes('unit') ? { choice: 'minutes' as const } : readUnit(columnOf('minutes'), answers);
  const readers: Readers = {
    headings,
    means,
    order: order.choice,
    marks: marks.marks,
    currency,
    unit: unit.choice,
    isStatement,
    isMinor: /\b(cents?|pence|minor|centimes?)\b/.test(wordsOfHeading(costs.heading)),
    home,
  };
  const isAgain = headingsAgain(headings);
  // In a text whose commas aren't in quotes, the cells after them are those of other columns.
  const isTorn = (row: TableRow) => file.kind === 'text' && named > 0 && row.cells.slice(named).some(filled);
  const seen = new Set<string>();
  // What people copy by mistake would count twice; our own file has what the history has.
  const isCopy = ({ cells }: TableRow) => {
    const text = cells.join('\n');
    const isKnown = !ours && seen.has(text) && cells.filter(filled).length > 2;
    seen.add(text);
    return isKnown;
  };
  const kinds = Map.groupBy(rows, (row) => {
    if (isAgain(row)) return 'headings';
    if (isSum(row, means)) return 'sum';
    if (isTorn(row)) return 'cells';
    if (isUndone(row, readers)) return 'notDone';
    return isCopy(row) ? 'again' : 'work';
  });
  const others = sheets.filter((each) => each !== best && !alike.includes(each) && each.sheet.rows.length > 0);
  const asked = [order, currency, marks, unit].flatMap((each) =>
    'question' in each && each.question ? [each.question] : [],
  );
  return {
    columns: headings.map((heading, index) => ({
      index,
      heading,
      means: means[index] ?? 'note',
      samples: rows
        .filter(({ cells }) => filled(cells[index]))
        .slice(0, mostSamples)
        .map(({ cells }) => String(cells[index])),
    })),
    questions: asked,
    readers,
    rows: kinds.get('work') ?? [],
    omitted: [
      ...others.map(({ sheet: { name } }): Omission => ({ line: 1, why: 'sheet', text: name })),
      ...above.map(omit('above')),
      ...(['headings', 'sum', 'cells', 'notDone', 'again'] as const).flatMap((why) =>
        (kinds.get(why) ?? []).map(omit(why)),
      ),
    ].toSorted((one, other) => one.line - other.line),
    isEnough: areEnough(means),
  };
}
