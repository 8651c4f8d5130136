import { capitalise } from '#core/domain/text/capitalise.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { year } from '#words/app/year.ts';
import { format } from '#words/format.ts';

/** `January`, with the year if it differs from today's. The month is `YYYY-MM`. */
export function monthName(month: string, today: IsoDate): string {
  const name = capitalise(format.date(`${month}-01`, 'month'));
  const ofYear = month.slice(0, 4);
  return ofYear === today.slice(0, 4) ? name : `${name} ${ofYear}`;
}

/** `week of 11 Jan`, by its Monday. */
export const weekText = (weekStart: IsoDate): string => year.weekOf(format.date(weekStart, 'shortDay'));
