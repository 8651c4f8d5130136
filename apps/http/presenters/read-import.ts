import { passport as passportShape } from '#apps/contract/passport-shape.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Passport } from '#core/domain/history/passport/passport.ts';
import { rowsOfPassport } from '#core/domain/history/passport/rows-of-passport.ts';
import { textOfCell } from '#core/domain/history/table/cell.ts';
import { areEnough, columns, columnsOf, rowFrom } from '#core/domain/history/table/columns.ts';
import type { FileRow } from '#core/domain/history/table/judge-rows.ts';
import type { Turns } from '#core/ports/turns.ts';
import { readCsv } from './read-csv.ts';

type ReadFile = { readonly rows: readonly FileRow[]; readonly passport?: Passport };

const refused = (message: string): DomainError =>
  new DomainError('invalid_input', { issues: [{ path: 'file', message }] });

function readPassport(text: string): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refused('The file is not a house passport or a CSV file');
  }
  const parsed = passportShape.safeParse(value);
  if (!parsed.success) throw refused('The file is not a house passport that Upkept can read');
  return { rows: rowsOfPassport(parsed.data), passport: parsed.data };
}

/**
 * Reads a file to import: a passport in JSON, or CSV with a line of headings. Stops a few rows after as many as an
 * import may have. Throws `invalid_input`.
 */
export async function readImport(file: string, turns: Turns): Promise<ReadFile> {
  const text = file.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  if (/^\s*\{/.test(text)) return readPassport(text);
  const read = await readCsv(text, turns);
  if (!read) throw refused('The file is not a CSV file that Upkept can read');
  const [headings, ...records] = read;
  const found = columnsOf((headings?.cells ?? []).map(textOfCell));
  if (!areEnough(found)) {
    throw refused(`The first line of the file must name its columns, at least ${columns.date} and ${columns.title}`);
  }
  return {
    rows: await turns.map(records, ({ cells, line }) => ({ line, row: rowFrom(found, cells.map(textOfCell)) })),
  };
}
