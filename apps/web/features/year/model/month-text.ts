import type { IsoDate } from '#core/domain/dates.ts';
import { format } from '#words/format.ts';

/** `January`, with the year if it differs from today's. The month is `YYYY-MM`. */
export function monthName(month: string, today: IsoDate): string {
  const name = format.date(`${month}-01`, 'month');
  const year = month.slice(0, 4);
  return year === today.slice(0, 4) ? name : `${name} ${year}`;
}

/** `week of 11 Jan`, by its Monday. */
export const weekText = (weekStart: IsoDate): string => `week of ${format.date(weekStart, 'shortDay')}`;
