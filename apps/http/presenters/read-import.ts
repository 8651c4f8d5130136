import { passport as passportShape } from '#apps/contract/passport-shape.ts';
import { titleToStore } from '#core/catalogue/texts-in.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Passport } from '#core/domain/history/passport/passport.ts';
import { rowsOfPassport } from '#core/domain/history/passport/rows-of-passport.ts';
import type { FileRow } from '#core/domain/history/table/judge-rows.ts';

type ReadPassport = { readonly rows: readonly FileRow[]; readonly passport: Passport };

const refused = (message: string): DomainError =>
  new DomainError('invalid_input', { issues: [{ path: 'file', message }] });

/** The text of a file that may be JSON; undefined for another, which only its reader understands. */
function jsonIn(bytes: Uint8Array): unknown {
  const start = new TextDecoder().decode(bytes.subarray(0, 64));
  if (!/^\ufeff?\s*\{/.test(start)) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The rows of a house passport in JSON; undefined for any other file. Throws `invalid_input` for a damaged passport. */
export function readPassport(bytes: Uint8Array): ReadPassport | undefined {
  const value = jsonIn(bytes);
  if (typeof value !== 'object' || value === null || !('version' in value)) return undefined;
  const parsed = passportShape().safeParse(value);
  if (!parsed.success) throw refused('The file is not a house passport that Upkept can read');
  const rows = rowsOfPassport(parsed.data).map(({ line, row }) => {
    return { line, row: { ...row, title: titleToStore(row.careTaskId, row.title) } };
  });
  return { rows, passport: parsed.data };
}

/** The bytes of a file that came with a form, or as a text in JSON. Throws `invalid_input` without one. */
export function bytesOf(file: Uint8Array | string | undefined): Uint8Array {
  if (file === undefined) throw refused('Please choose a file');
  return typeof file === 'string' ? new TextEncoder().encode(file) : file;
}
