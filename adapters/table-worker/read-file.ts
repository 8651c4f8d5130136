import type { TableFile } from '#core/domain/history/table/table-file.ts';
import type { TableHints } from '#core/ports/table-reader.ts';
import { decodeText } from './decode-text.ts';
import { FileRefused } from './file-refused.ts';
import { readDelimited } from './read-delimited.ts';
import { readRecords } from './read-records.ts';

const beginsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** Reads the cells of a file by what its content is; its name means nothing. Throws `FileRefused`. */
export async function readFile(bytes: Uint8Array, hints: TableHints): Promise<TableFile> {
  if (beginsWith(bytes, 0x50, 0x4b)) {
    const { readWorkbook } = await import('./read-workbook.ts');
    return { kind: 'workbook', encoding: null, sheets: await readWorkbook(bytes), brokenLines: [] };
  }
  // Workbooks from before 2007, and those with a password.
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileRefused('oldFormat');
  const { text, encoding } = decodeText(bytes, hints);
  if (/^\s*BEGIN:VCALENDAR/i.test(text.slice(0, 200))) {
    const { readCalendar } = await import('./read-calendar.ts');
    return { kind: 'calendar', encoding, sheets: [readCalendar(text, hints.timezone)], brokenLines: [] };
  }
  if (/^\s*[[{]/.test(text.slice(0, 200)))
    return { kind: 'records', encoding, sheets: readRecords(text), brokenLines: [] };
  if (/^\s*<|^%PDF/.test(text.slice(0, 200))) throw new FileRefused('noTable');
  const { sheets, separator, broken } = readDelimited(text);
  return { kind: 'text', encoding, separator, sheets, brokenLines: broken };
}
