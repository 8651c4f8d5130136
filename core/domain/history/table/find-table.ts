import { textOfCell } from './cell.ts';
import { findHeadings } from './find-headings.ts';
import { areEnough, guessColumns, type Meaning, type OwnTable, ownTable } from './guess-columns.ts';
import type { Cell, Sheet, TableFile, TableRow } from './table-file.ts';

/** A sheet by its headings, before its columns are looked at. */
type Headed = {
  readonly sheet: Sheet;
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  readonly above: readonly TableRow[];
  /** The row of headings; empty if there is none. */
  readonly named: readonly Cell[];
};

/** Whether a row is the headings once more, as on each page of what was printed. */
export const headingsAgain =
  (headings: readonly string[]) =>
  ({ cells }: TableRow): boolean =>
    headings.some((heading) => heading !== '') &&
    headings.every((heading, index) => heading === String(cells[index] ?? '').trim());

function headed(sheet: Sheet, own: readonly OwnTable[]): Headed {
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
  return { sheet, headings, rows, above, named };
}

function guessOf({ headings, rows }: Headed, own: readonly OwnTable[]): Generator<void, readonly Meaning[]> {
  const isHeadings = headingsAgain(headings);
  return guessColumns(
    headings,
    rows.filter((row) => !isHeadings(row)).map(({ cells }) => cells),
    own,
  );
}

/** How many of a table's rows have a day and a title, and less where others are among them. */
function workIn({ rows }: Headed, guess: readonly Meaning[]): number {
  const places = (['date', 'title'] as const).map((meaning) => guess.indexOf(meaning));
  const isWork = ({ cells }: TableRow) => places.every((at) => String(cells[at] ?? '').trim() !== '');
  return areEnough(guess) && rows.length > 0 ? rows.filter(isWork).length ** 2 / rows.length : 0;
}

/** Our own exports write an apostrophe before what a spreadsheet would take for a formula. */
const withoutApostrophes = ({ name, rows }: Sheet): Sheet => {
  const plain = (cell: Cell) => (typeof cell === 'string' ? textOfCell(cell) : cell);
  // Nearly all lines have none, and are not copied.
  const isPlain = (cells: readonly Cell[]) => cells.every((cell) => plain(cell) === cell);
  return { name, rows: rows.map((row) => (isPlain(row.cells) ? row : { ...row, cells: row.cells.map(plain) })) };
};

/** The table of a file, before its columns are judged. */
export type FoundTable = Pick<TableFile, 'kind' | 'separator'> &
  Omit<Headed, 'sheet'> & {
    /** What each column is taken for. */
    readonly guess: readonly Meaning[];
    /** Our own table in the language of the headings; absent for another's. */
    readonly ours?: OwnTable;
    /** The names of the sheets that aren't read. */
    readonly others: readonly string[];
  };

/**
 * Finds the table of a file: where its headings are, and what its columns are taken for. Of several sheets, the first with
 * work counts, and of several tables of a text the one with the most, with those that have the same headings. `own`: our own
 * table by language. Stops after each sheet and each column, so that the caller can let others use the thread.
 */
export function* findTable(file: TableFile, own: readonly OwnTable[]): Generator<void, FoundTable> {
  const sheets: Headed[] = [];
  for (const sheet of file.sheets) {
    sheets.push(headed(file.kind === 'text' ? withoutApostrophes(sheet) : sheet, own));
    yield;
  }
  let best = sheets[0] ?? headed({ name: '', rows: [] }, own);
  let guess = yield* guessOf(best, own);
  // The sheets of a workbook may be of other years; the tables of a text are of different things.
  const isOver = () => areEnough(guess) && file.kind !== 'text';
  for (const each of sheets.slice(1)) {
    if (isOver()) break;
    const next = yield* guessOf(each, own);
    if (workIn(each, next) > workIn(best, guess)) [best, guess] = [each, next];
  }
  const { sheet: _, ...first } = best;
  // A workbook may have a sheet for each year.
  const alike = first.headings.every((heading) => heading === '')
    ? []
    : sheets.filter((each) => each !== best && each.headings.join('\n') === first.headings.join('\n'));
  const others = sheets.filter((each) => each !== best && !alike.includes(each) && each.sheet.rows.length > 0);
  const ours = ownTable(first.headings, own);
  return {
    ...first,
    guess,
    kind: file.kind,
    ...(file.separator !== undefined && { separator: file.separator }),
    ...(ours && { ours }),
    rows: [...first.rows, ...alike.flatMap(({ rows }) => rows)],
    above: [...first.above, ...alike.flatMap(({ above }) => above)],
    others: others.map(({ sheet: { name, rows } }) => name || (rows[0]?.cells ?? []).join(', ')),
  };
}
