import { plainWords } from '../../advice/plain-words.ts';
import { longest } from '../../limits.ts';
import { decimalOf } from '../money.ts';
import { amountTextOf, currencyOf, type DecimalMark, minorIn, minorOfNumber, withoutMinus } from './amount-text.ts';
import type { TableHome } from './column-readers.ts';
import { type Column, columnNames } from './columns.ts';
import { type DateOrder, dayIn, dayTextOf } from './day-text.ts';
import { doerOf } from './doer-text.ts';
import type { Meaning } from './guess-columns.ts';
import { wordsOfHeading } from './heading-text.ts';
import { sumWords } from './heading-words.ts';
import type { FileRow } from './judge-rows.ts';
import { type DurationUnit, minutesOf, unitIn } from './minutes-text.ts';
import { isMonth } from './month-names.ts';
import { saysUndone, stateOf } from './state-text.ts';
import type { Cell, TableRow } from './table-file.ts';
import type { RowProblem } from './work-of.ts';

/** How the columns of a table are read. */
export type Readers = {
  readonly headings: readonly string[];
  readonly means: readonly Meaning[];
  readonly order: DateOrder;
  readonly marks: readonly DecimalMark[];
  /** For cells with a sign that several currencies share, and for those with none. */
  readonly currency: { readonly shared: string; readonly bare: string };
  readonly unit: DurationUnit;
  /** Whether money that was paid has a minus, as in the statements of banks, where any other came in. */
  readonly isStatement: boolean;
  /** Whether amounts are in the smallest units, as their heading says. */
  readonly isMinor: boolean;
  readonly home: TableHome;
};

/** Why a line is no work. */
export type Omission = {
  readonly line: number;
  readonly why: 'above' | 'sum' | 'notDone' | 'headings' | 'sheet' | 'cells' | 'again';
  readonly text: string;
};

/** Which headings say the opposite of done. */
const undone = /\b(undone|skipped|cancell?ed|deleted|ignored|archived)\b/;

/** Which headings are of notes. */
const notes =
  /\b(note|notes|comment\w*|remar\w*|bemerk\w*|notiz\w*|opm\w*|uwag\w*|obs\w*|notas?|anm\w*|huom\w*|poznam\w*|megjegyz\w*|mentiuni|napom\w*|opomb\w*|hinweis\w*|merknad\w*|notat\w*|noter|anteckn\w*|bemaerk\w*|pastab\w*|piezim\w*|markus\w*|osserv\w*)\b/;

const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim();

const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, (spaces) => (/[\n\r\t]/.test(spaces) ? ' ' : spaces)).trim();

/** What programs write behind the name of another page. */
const link = /\(\s*(https?:\/\/[^\s)]{1,500})\s*\)/;

function withoutLinks(text: string): { readonly text: string; readonly links: readonly string[] } {
  // Text and addresses take turns.
  const parts = text.split(link);
  const texts = parts.filter((_, index) => index % 2 === 0).map((part) => part.trimEnd());
  return { text: texts.join('').trim() || text, links: parts.filter((_, index) => index % 2 === 1) };
}

/** Text that fits a field, or its beginning with a mark that there is more. */
const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** In characters. */
const longestSum = 40;

/** Whether the text begins with a word for a sum. `alone`: and says nothing else but of which days. */
function isSumText(cell: Cell | undefined, alone = false): boolean {
  // Most cells are longer than a sum's, and need no words.
  if (textOf(cell).length > longestSum) return false;
  const [first = '', ...rest] = plainWords(textOf(cell));
  return (
    sumWords.has(first) && (!alone || rest.every((word) => /^\d+$/.test(word) || sumWords.has(word) || isMonth(word)))
  );
}

/** Whether the line only adds up others: it has no day, or its title is only a sum. */
export function isSum({ cells }: TableRow, means: readonly Meaning[]): boolean {
  const [day, title] = [cells[means.indexOf('date')], cells[means.indexOf('title')]];
  if (textOf(day) !== '' && !isSumText(day)) return isSumText(title, true);
  return cells.some((cell) => isSumText(cell));
}

/** What is before and after such a mark. */
const mark = /[()[\]:–—]|\s-\s/u;

/** Whether a title has a mark such as `(planned)` or `CANCELLED:`. */
function isMarkedUndone(title: string): boolean {
  if (!mark.test(title)) return false;
  const parts = title.split(mark).filter((part) => part.trim() !== '');
  return parts.length > 1 && [parts[0], parts.at(-1)].some((part) => saysUndone(part ?? ''));
}

/** Whether a column says that the work wasn't done. */
export function isUndone({ cells }: TableRow, { means, headings }: Readers): boolean {
  return means.some((meaning, index) => {
    if (meaning === 'title') return isMarkedUndone(textOf(cells[index]));
    if (meaning === 'note') return notes.test(wordsOfHeading(headings[index] ?? '')) && saysUndone(cells[index] ?? '');
    if (meaning !== 'done') return false;
    const state = stateOf(cells[index] ?? '');
    if (undone.test(wordsOfHeading(headings[index] ?? ''))) return state === true;
    // A state that we don't know is left out too, and named: what wasn't done must not count.
    return state === false || (state === undefined && textOf(cells[index]) !== '');
  });
}

/** Reads a row. What a field can't hold goes to the note too, so that nothing is lost. */
export function takeRow({ line, cells }: TableRow, readers: Readers): FileRow {
  const { headings, means } = readers;
  const cellOf = (meaning: Meaning) => cells[means.indexOf(meaning)] ?? '';
  const row = Object.fromEntries(columnNames.map((name) => [name, textOf(cellOf(name))])) as Record<Column, string>;
  const more: string[] = [];
  // The first column of notes is the note; others are named in it.
  const ownNote = headings.findIndex(
    (heading, index) => means[index] === 'note' && notes.test(wordsOfHeading(heading)),
  );
  for (const [index, meaning] of means.entries()) {
    const text = textOf(cells[index]);
    if (text === '' || meaning !== 'note') continue;
    const isOwn = index === ownNote;
    more.push(isOwn || headings[index] === '' ? text : `${headings[index]}: ${text}`);
  }
  for (const [column, most] of [
    ['title', longest.title],
    ['item', longest.category],
    ['name', longest.name],
    ['phone', longest.phone],
  ] as const) {
    const { text, links } = withoutLinks(oneLine(row[column]));
    row[column] = text;
    more.push(...links);
    if (row[column].length > most) more.push(row[column]);
    row[column] = shortened(row[column], most);
  }
  if (row.title === '') [row.title, row.item] = [row.item, ''];
  row.note = more.join('\n');
  const problem = readValues(row, cellOf, readers);
  if (row.by === '' && row.name !== '') {
    const heading = headings[means.indexOf('name')] ?? '';
    // `done_by`: programs know the people of a household, and no companies.
    const doer = doerOf(row.name, wordsOfHeading(heading), /_|[a-z][A-Z]/.test(heading));
    row.by = doer === 'company' ? '' : doer;
    // Who helped is in no other place.
    if (doer === 'me' && /[&+,;/]/.test(row.name)) row.note = [row.note, row.name].filter(Boolean).join('\n');
    if (doer === 'me') row.name = '';
  }
  return { line, row, ...(problem && { problem }) };
}

/** Whether the cell is an amount that isn't nothing. */
const isMoney = (cell: Cell): boolean => /[1-9]/.test(amountTextOf(cell)?.digits ?? '');

/** Puts what the database knows in place of what people write. Returns the first problem. */
function readValues(
  row: Record<Column, string>,
  cellOf: (meaning: Meaning) => Cell,
  readers: Readers,
): RowProblem | undefined {
  const { order, home } = readers;
  let problem: RowProblem | undefined;
  const wrong = (column: Column, is: RowProblem['is']) => {
    problem ??= { column, is, most: 0 };
  };
  const day = dayTextOf(cellOf('date'), home);
  const date = day && dayIn(day, order, home.today);
  if (date === undefined) wrong('date', 'noDay');
  row.date = date ?? '';
  if (row.minutes !== '') {
    const minutes = minutesOf(cellOf('minutes'), unitIn(textOf(cellOf('unit'))) ?? readers.unit);
    // Two days are no minutes of work; how long it took is worth less than that it was done.
    if (minutes === undefined)
      row.note = [row.note, `${readers.headings[readers.means.indexOf('minutes')]}: ${row.minutes}`]
        .filter(Boolean)
        .join('\n');
    row.minutes = minutes === undefined ? '' : String(minutes);
  }
  const paid = withoutMinus(cellOf('cost'));
  const cost = !readers.isStatement ? cellOf('cost') : paid.isNegative ? paid.cell : '';
  if (row.cost !== '' && paid.isNegative !== readers.isStatement && isMoney(paid.cell)) wrong('cost', 'refund');
  else if (!readCost(row, cost, readers)) wrong('cost', 'noCost');
  return problem;
}

/** Whether the cost is an amount, or empty. */
function readCost(
  row: Record<Column, string>,
  cell: Cell,
  { marks, currency: { shared, bare }, isMinor }: Readers,
): boolean {
  const amount = amountTextOf(cell);
  if (amount === null) {
    [row.cost, row.currency] = ['', ''];
    return true;
  }
  if (!amount) return false;
  const named = currencyOf(row.currency);
  if (row.currency !== '' && !named) return false;
  const currency = amount.currency || named?.currency || (amount.sign || named?.sign ? shared : bare);
  const whole = isMinor && /^\d+$/.test(amount.digits) ? Number(amount.digits) : undefined;
  const minor =
    whole ?? (typeof cell === 'number' ? minorOfNumber(cell, currency) : minorIn(amount.digits, currency, marks));
  if (minor === undefined) return false;
  row.cost = decimalOf({ minor, currency });
  row.currency = currency;
  return true;
}
