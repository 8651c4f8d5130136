import { capitalise } from '#core/domain/text/capitalise.ts';
import { addDays, addMonths, type IsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import { format } from '#words/format.ts';

export const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 8)}01`;

/** `January 2027` */
export const monthTitle = (date: IsoDate): string => capitalise(format.date(date, 'monthAndYear'));

/** The weeks that hold the month's days, each from Monday to Sunday. */
export function weeksOfMonth(date: IsoDate): readonly (readonly IsoDate[])[] {
  const first = firstOfMonth(date);
  const next = addMonths(first, 1);
  const weeks: IsoDate[][] = [];
  for (let monday = weekStartOf(first); monday < next; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

/** The day to which a key of the grid moves the focus, as the ARIA pattern for calendars names them. */
export function dayAfterKey(key: string, date: IsoDate): IsoDate | undefined {
  const monday = weekStartOf(date);
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return monday;
    case 'End':
      return addDays(monday, 6);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return undefined;
  }
}
