import { passport as passportShape } from '#apps/contract/passport-shape.ts';
import { historyTableIn } from '#core/catalogue/history-table-in.ts';
import { titleToStore } from '#core/catalogue/texts-in.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Passport } from '#core/domain/history/passport/passport.ts';
import { rowsOfPassport } from '#core/domain/history/passport/rows-of-passport.ts';
import { textOfCell } from '#core/domain/history/table/cell.ts';
import { areEnough, columnsOf, rowFrom } from '#core/domain/history/table/columns.ts';
import type { FileRow } from '#core/domain/history/table/judge-rows.ts';
import { type Language, languages } from '#core/domain/languages.ts';
import type { EventLoop } from '#core/ports/event-loop.ts';
import { readCsv } from './read-csv.ts';

type ReadFile = { readonly rows: readonly FileRow[]; readonly passport?: Passport };

const refused = (message: string): DomainError =>
  new DomainError('invalid_input', { issues: [{ path: 'file', message }] });

/** In the language whose headings a file has: that of its reader, unless it has more of another's. */
function tableOf(headings: readonly string[], reader: Language) {
  const tables = [reader, ...languages].map((language) => {
    const table = historyTableIn(language);
    const found = columnsOf(headings, table.columns);
    return { table, found, known: found.filter((column) => column !== undefined).length };
  });
  return tables.reduce((best, each) => (each.known > best.known ? each : best));
}

function readPassport(text: string): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refused('The file is not a house passport or a CSV file');
  }
  const parsed = passportShape().safeParse(value);
  if (!parsed.success) throw refused('The file is not a house passport that Upkept can read');
  const rows = rowsOfPassport(parsed.data).map(({ line, row }) => {
    return { line, row: { ...row, title: titleToStore(row.careTaskId, row.title) } };
  });
  return { rows, passport: parsed.data };
}

/**
 * Reads a file to import: a passport in JSON, or CSV with a line of headings. Stops a few rows after as many as an
 * import may have. Throws `invalid_input`.
 */
export async function readImport(
  file: string,
  { language, eventLoop }: { readonly language: Language; readonly eventLoop: EventLoop },
): Promise<ReadFile> {
  const text = file.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  if (/^\s*\{/.test(text)) return readPassport(text);
  const read = await readCsv(text, eventLoop);
  if (!read) throw refused('The file is not a CSV file that Upkept can read');
  const [headings, ...records] = read;
  const { table, found } = tableOf((headings?.cells ?? []).map(textOfCell), language);
  if (!areEnough(found)) {
    const { date, title } = historyTableIn('en').columns;
    throw refused(`The first line of the file must name its columns, at least ${date} and ${title}`);
  }
  const rowOf = (cells: readonly string[]) => table.read(rowFrom(found, cells.map(textOfCell)));
  return { rows: await eventLoop.map(records, ({ cells, line }) => ({ line, row: rowOf(cells) })) };
}
