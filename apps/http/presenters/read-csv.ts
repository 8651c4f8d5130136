import { once } from 'node:events';
import { importLimits } from '#core/domain/limits.ts';
import type { EventLoop } from '#core/ports/event-loop.ts';

/** A record, and the line on which it begins. */
type CsvRecord = { readonly cells: readonly string[]; readonly line: number };

/** In bytes. */
const piece = 16 * 1024;
/** In characters: far more than headings have, and than a row may have that can be imported. */
const longest = { firstLine: 4_000, record: 64_000 } as const;
const mostColumns = 100;
/** With the headings. */
const mostRecords = importLimits.rows + 1;

/** The separator that occurs most often in the line. Commas in numbers stay whole in a file with semicolons. */
function separatorIn(line: string): string {
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/** The parser counts the lines up to the end of a record. */
const lineOf = (record: readonly string[], lines: number): number => lines - record.join('').split('\n').length + 1;

/**
 * Reads CSV, in slices, between other requests. The line ends are `\n`. It stops one record after as many as an import may
 * have. Undefined for a file that is not CSV, or has longer lines or more columns than a history could.
 */
export async function readCsv(text: string, eventLoop: EventLoop): Promise<readonly CsvRecord[] | undefined> {
  const end = text.indexOf('\n');
  const firstLine = end < 0 ? text : text.slice(0, end);
  if (firstLine.length > longest.firstLine) return undefined;
  // Loaded with the first import, because few users import.
  const { parse } = await import('csv-parse');
  const records: CsvRecord[] = [];
  const parser = parse({
    bom: true,
    delimiter: separatorIn(firstLine),
    relaxColumnCount: true,
    skipEmptyLines: true,
    maxRecordSize: longest.record,
    onRecord: (cells: string[], { lines }) => {
      if (cells.length > mostColumns) throw new RangeError('too many columns');
      records.push({ cells, line: lineOf(cells, lines) });
      return null;
    },
  });
  let isBroken = false;
  parser.on('error', () => {
    isBroken = true;
  });
  const isFull = () => records.length > mostRecords;
  const closed = once(parser.resume(), 'close').catch(() => {});
  await eventLoop.map(piecesOf(text), (bytes) => parser.writable && !isFull() && parser.write(bytes));
  if (isFull()) parser.destroy();
  else parser.end();
  await closed;
  return isBroken ? undefined : records.slice(0, mostRecords + 1);
}

/** As bytes, because a cut through a character would change it. */
function piecesOf(text: string): readonly Buffer[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
    bytes.subarray(index * piece, (index + 1) * piece),
  );
}
