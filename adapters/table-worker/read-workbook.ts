import { unzipSync, zipSync } from 'fflate';
import { type Cell, type Sheet, tableLimits } from '#core/domain/history/table/table-file.ts';
import { FileRefused } from './file-refused.ts';

/** What a workbook's tables are made of. Pictures and settings of printers are not even inflated. */
const isPart = (name: string) => /\.(xml|rels)$/.test(name);

/** The parts of the archive, inflated no further than the limit, whatever their headers claim. */
function inflate(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isPart(name)) return false;
      total += originalSize;
      if (total > tableLimits.inflated) throw new FileRefused('tooLarge');
      return true;
    },
  });
}

const numberOfColumn = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Refuses tags that begin inside of tags, which no program writes, and for which the library takes minutes. */
function checkTags(part: string): void {
  if (/<\w[^<>]*</.test(part)) throw new FileRefused('noTable');
}

/** Refuses a sheet by the places of its cells, before anything is built that has room for all cells between them. */
function checkSize(sheet: string): void {
  let [columns, rows] = [0, 0];
  for (const [, , letters = '', digits = ''] of sheet.matchAll(
    /<(?:\w+:)?(c|row)\s[^<>]*?\br\s*=\s*["']([A-Z]*)(\d+)["']/g,
  )) {
    columns = Math.max(columns, numberOfColumn(letters));
    rows = Math.max(rows, Number(digits));
  }
  // An escaped place is one that no program writes.
  if (/\br\s*=\s*["'][^"']*&/.test(sheet) || columns > tableLimits.columns * 10)
    throw new FileRefused('tooManyColumns');
  if (rows > tableLimits.rows * 4) throw new FileRefused('tooManyRows');
  if (rows * columns > tableLimits.cells) throw new FileRefused('tooLarge');
}

/** A time without a day is in a spreadsheet's first year. */
function textOfDate(date: Date): string {
  const text = date.toISOString();
  return text < '1901' ? text.slice(11, 16) : text.slice(0, 10);
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return textOfDate(value);
  return typeof value === 'number' ? value : String(value);
}

/** Reads the sheets of an XLSX file. A formula has the value with which it was saved. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const parts = inflate(bytes);
  const names = Object.keys(parts);
  if (!names.some((name) => name.endsWith('workbook.xml'))) throw new FileRefused('noTable');
  const decoder = new TextDecoder();
  const sheets = names.filter((name) => /worksheets\/[^/]+\.xml$/.test(name));
  if (sheets.length > tableLimits.sheets) throw new FileRefused('tooLarge');
  for (const part of Object.values(parts)) checkTags(decoder.decode(part));
  for (const name of sheets) checkSize(decoder.decode(parts[name]));
  const { default: readXlsx } = await import('read-excel-file/universal');
  // What was checked is what is read. Stored, not compressed, it is read without yet another thread.
  const checked = zipSync(parts, { level: 0 });
  const read = await readXlsx(checked.slice().buffer as ArrayBuffer);
  return read.map(({ sheet, data }) => {
    const rows = data
      .map((cells, index) => ({ line: index + 1, cells: cells.map(cellOf) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
    if (rows.length > tableLimits.rows + tableLimits.otherRows) throw new FileRefused('tooManyRows');
    if (rows.some(({ cells }) => cells.length > tableLimits.columns)) throw new FileRefused('tooManyColumns');
    return { name: sheet, rows };
  });
}
