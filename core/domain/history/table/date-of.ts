import { type IsoDate, isIsoDate } from '../../dates.ts';

/**
 * Reads a day such as `2027-03-09`, `9.3.2027` or `09/03/2027`. `monthFirst` says that the month comes first between
 * slashes. Undefined for other text and for days that don't exist.
 */
export function dateOf(text: string, monthFirst: boolean): IsoDate | undefined {
  // A spreadsheet may add a time to a day.
  const [plain = ''] = text.trim().split(/[T ]/);
  const [, first = '', separator, second = '', year = ''] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(plain) ?? [];
  const [day, month] = monthFirst && separator === '/' ? [second, first] : [first, second];
  const date = year === '' ? plain : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : undefined;
}
