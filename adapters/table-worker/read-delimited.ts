import { type Sheet, type TableRow, tableLimits } from '#core/domain/history/table/table-file.ts';
import { FileRefused } from './file-refused.ts';

const separators = [',', ';', '\t', '|'] as const;
/** How many of the first lines show what separates the cells. */
const probe = 30;

type Field = { readonly text: string; readonly end: number };
type Line = { readonly cells: readonly string[]; readonly end: number; readonly isBroken: boolean };

const isLineEnd = (character: string | undefined) => character === '\n' || character === undefined;

/** The text in quotes that begin at `start`. Undefined if what follows shows that the first quote is none. */
function quoted(text: string, start: number, separator: string): Field | undefined {
  let value = '';
  for (let at = start + 1, from = at; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote - start > tableLimits.line) return undefined;
    const next = text[quote + 1];
    if (next === separator || isLineEnd(next)) return { text: value + text.slice(from, quote), end: quote + 1 };
    value += `${text.slice(from, quote)}"`;
    // Only programs double a quote. A person's, such as that of an inch, is part of the text if it is in the first line.
    if (next !== '"' && text.slice(start, quote).includes('\n')) return undefined;
    at = from = next === '"' ? quote + 2 : quote + 1;
  }
}

/** The cell up to the next separator or the end of the line, quotes and all. */
function plain(text: string, start: number, separator: string): Field {
  const rest = text.slice(start, start + tableLimits.line);
  const newline = rest.indexOf('\n');
  const line = newline < 0 ? rest : rest.slice(0, newline);
  const found = line.indexOf(separator);
  const length = found < 0 ? line.length : found;
  if (length === tableLimits.line) throw new FileRefused('noTable');
  return { text: line.slice(0, length), end: start + length };
}

/** `trusting`: whether quotes may hold line breaks. */
function readLine(text: string, start: number, separator: string, trusting = true): Line {
  const cells: string[] = [];
  let isBroken = !trusting;
  for (let at = start; ; ) {
    const opens = text[at] === '"';
    const inQuotes = opens && trusting ? quoted(text, at, separator) : undefined;
    if (opens && !inQuotes) isBroken = true;
    const { text: cell, end } = inQuotes ?? plain(text, at, separator);
    cells.push(cell);
    if (cells.length > tableLimits.columns) throw new FileRefused('tooManyColumns');
    if (text[end] !== separator) return { cells, end, isBroken };
    at = end + 1;
  }
}

/** What separates the cells: what occurs in most lines, and in each as often. */
function separatorIn(text: string): string {
  const lines = text.slice(0, tableLimits.line).split('\n').slice(0, probe);
  const score = (separator: string) => {
    const counts = lines.map((line) => line.replaceAll(/"[^"]*"/g, '').split(separator).length).filter((n) => n > 1);
    const usual = Math.max(0, ...[...Map.groupBy(counts, (n) => n)].map(([n, { length }]) => length * Math.min(n, 4)));
    return usual;
  };
  return separators.toSorted((one, other) => score(other) - score(one))[0] ?? ',';
}

type Delimited = { readonly sheets: readonly Sheet[]; readonly separator: string; readonly broken: readonly number[] };

/**
 * The lines of a table that is in quotes line by line, as a program writes what it took for one column; undefined for any
 * other table.
 */
function wholeLines(rows: readonly TableRow[]): readonly string[] | undefined {
  const lines = rows.map(({ cells }) => String(cells[0] ?? ''));
  const areLines = rows.length > 1 && rows.every(({ cells }) => cells.length === 1);
  if (!areLines || lines.some((line) => line.includes('\n'))) return undefined;
  const separator = separatorIn(lines.join('\n'));
  return lines.every((line) => line.includes(separator)) ? lines : undefined;
}

/** How some programs begin each of several tables in one file. */
const title = /^## (.+)$/;

/** The tables of a file, of which most have one. */
function sheetsIn(rows: readonly TableRow[]): readonly Sheet[] {
  const nameOf = ({ cells }: TableRow) => {
    const [text = '', ...others] = cells.map((cell) => String(cell).trim()).filter((cell) => cell !== '');
    return others.length === 0 ? title.exec(text)?.[1] : undefined;
  };
  const starts = rows.flatMap((row, at) => (nameOf(row) === undefined ? [] : [at]));
  if (starts.length < 2 || starts.length > tableLimits.sheets) return [{ name: '', rows }];
  const before = rows.slice(0, starts[0]);
  const titled = starts.map((at, place) => ({
    name: rows[at] === undefined ? '' : (nameOf(rows[at]) ?? ''),
    rows: rows.slice(at + 1, starts[place + 1]),
  }));
  return before.length > 0 ? [{ name: '', rows: before }, ...titled] : titled;
}

/**
 * Reads delimited text. A quote that nothing ends is part of its cell, so that it changes only its own line; such lines
 * are returned as `broken`.
 */
export function readDelimited(whole: string): Delimited {
  const text = whole.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  // Spreadsheets understand this first line, and some programs write it.
  const declared = /^sep=(.)\n/i.exec(text);
  const separator = declared?.[1] ?? separatorIn(text);
  const rows: TableRow[] = [];
  const broken: number[] = [];
  let widest = 0;
  for (let at = declared?.[0].length ?? 0, line = declared ? 2 : 1; at < text.length; ) {
    const read = readLine(text, at, separator);
    const alone = text.slice(at, read.end).includes('\n') && read.cells.length < widest;
    const again = alone ? readLine(text, at, separator, false) : undefined;
    // The quote swallowed the next lines: taken as they are, this one has as many cells as the others.
    const taken = again?.cells.length === widest ? again : read;
    widest = Math.max(widest, taken.cells.length);
    if (taken.cells.some((cell) => cell.trim() !== '')) {
      if (taken.isBroken) broken.push(line);
      rows.push({ line, cells: taken.cells });
      if (rows.length > tableLimits.rows + tableLimits.otherRows) throw new FileRefused('tooManyRows');
    }
    line += text.slice(at, taken.end).split('\n').length;
    at = taken.end + 1;
  }
  const lines = wholeLines(rows);
  if (!lines) return { sheets: sheetsIn(rows), separator, broken };
  const inner = readDelimited(lines.join('\n'));
  const placed = inner.sheets.map(({ name, rows: own }) => ({
    name,
    rows: own.map(({ line, cells }) => ({ line: rows[line - 1]?.line ?? line, cells })),
  }));
  return { ...inner, sheets: placed, broken };
}
