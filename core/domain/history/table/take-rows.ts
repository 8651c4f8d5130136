import { longest } from '../../limits.ts';
import { decimalOf } from '../money.ts';
import { amountTextOf, currencyOf, minorIn, minorOfNumber, withoutMinus } from './amount-text.ts';
import { type Column, columnNames } from './columns.ts';
import { dayIn, dayTextOf } from './day-text.ts';
import { doerOf } from './doer-text.ts';
import type { Meaning } from './guess-columns.ts';
import type { FileRow } from './judge-rows.ts';
import { languageOfCountry } from './locale-of-country.ts';
import { minutesOf, unitIn } from './minutes-text.ts';
import { cellOf, type Readers } from './readers.ts';
import type { Cell, TableRow } from './table-file.ts';
import type { RowProblem } from './work-of.ts';

const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim();

const lineEnd = /[\n\r\t]/;
const oneLine = (text: string): string =>
  lineEnd.test(text) ? text.replaceAll(/\s+/g, (spaces) => (lineEnd.test(spaces) ? ' ' : spaces)).trim() : text;

/** What programs write behind the name of another page. */
const link = /\(\s*(https?:\/\/[^\s)]{1,500})\s*\)/;

function withoutLinks(text: string): { readonly text: string; readonly links: readonly string[] } {
  if (!text.includes('(')) return { text, links: [] };
  // Text and addresses take turns.
  const parts = text.split(link);
  const texts = parts.filter((_, index) => index % 2 === 0).map((part) => part.trimEnd());
  return { text: texts.join('').trim() || text, links: parts.filter((_, index) => index % 2 === 1) };
}

/** Text that fits a field, or its beginning with a mark that there is more. */
const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** Reads a row. What a field can't hold goes to the note too, so that nothing is lost. */
export function takeRow({ line, cells }: TableRow, readers: Readers): FileRow {
  const { places } = readers;
  const cellOfMeaning = (meaning: Meaning) => cellOf(cells, places, meaning);
  const row = Object.fromEntries(columnNames.map((name) => [name, textOf(cellOfMeaning(name))])) as Record<
    Column,
    string
  >;
  const more = places.notes.flatMap(({ index, label }) => {
    const text = textOf(cells[index]);
    return text === '' ? [] : [`${label}${text}`];
  });
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
  const problem = readValues(row, cellOfMeaning, readers);
  if (row.by === '' && row.name !== '') {
    const doer = doerOf(row.name, places.doers, languageOfCountry(readers.home.country));
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
  cellOfMeaning: (meaning: Meaning) => Cell,
  readers: Readers,
): RowProblem | undefined {
  const { order, home } = readers;
  let problem: RowProblem | undefined;
  const wrong = (column: Column, is: RowProblem['is']) => {
    problem ??= { column, is, most: 0 };
  };
  const day = dayTextOf(cellOfMeaning('date'), home);
  const date = day && dayIn(day, order, home.today);
  if (date === undefined) wrong('date', 'noDay');
  row.date = date ?? '';
  if (row.minutes !== '') {
    const minutes = minutesOf(cellOfMeaning('minutes'), unitIn(textOf(cellOfMeaning('unit'))) ?? readers.unit);
    // Two days are no minutes of work; how long it took is worth less than that it was done.
    if (minutes === undefined)
      row.note = [row.note, `${readers.places.headings[readers.places.of.minutes ?? -1]}: ${row.minutes}`]
        .filter(Boolean)
        .join('\n');
    row.minutes = minutes === undefined ? '' : String(minutes);
  }
  const paid = withoutMinus(cellOfMeaning('cost'));
  const cost = !readers.isStatement ? cellOfMeaning('cost') : paid.isNegative ? paid.cell : '';
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
