import { passport as passportShape } from '#apps/contract/passport-shape.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Passport } from '#core/domain/history/passport/passport.ts';
import { rowsOfPassport } from '#core/domain/history/passport/rows-of-passport.ts';
import { textOfCell } from '#core/domain/history/table/cell.ts';
import { areEnough, columns, columnsOf, rowFrom } from '#core/domain/history/table/columns.ts';
import type { FileRow } from '#core/domain/history/table/judge-rows.ts';

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

/** The separator that occurs most often in the first line. Commas in numbers stay whole in a file with semicolons. */
function separatorIn(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

type CsvRecord = { readonly record: readonly string[]; readonly lines: number };

async function recordsIn(text: string): Promise<readonly CsvRecord[]> {
  const { CsvError, parse } = await import('csv-parse/sync');
  try {
    const records: CsvRecord[] = [];
    parse(text, {
      bom: true,
      delimiter: separatorIn(text),
      relaxColumnCount: true,
      skipEmptyLines: true,
      onRecord: (record, { lines }) => {
        records.push({ record, lines });
        return null;
      },
    });
    return records;
  } catch (error) {
    if (error instanceof CsvError) throw refused('The file is not a CSV file that Upkept can read');
    throw error;
  }
}

/** The line on which a record begins. The parser counts the lines up to its end. */
function lineOf({ record, lines }: CsvRecord): number {
  return lines - record.join('').split('\n').length + 1;
}

/** Reads a file to import: a passport in JSON, or CSV with a line of headings. Throws `invalid_input`. */
export async function readImport(file: string): Promise<ReadFile> {
  const text = file.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  if (text.trimStart().startsWith('{')) return readPassport(text);
  const [headings, ...records] = await recordsIn(text);
  const found = columnsOf((headings?.record ?? []).map(textOfCell));
  if (!areEnough(found)) {
    throw refused(`The first line of the file must name its columns, at least ${columns.date} and ${columns.title}`);
  }
  return {
    rows: records.map((each) => ({ line: lineOf(each), row: rowFrom(found, each.record.map(textOfCell)) })),
  };
}
