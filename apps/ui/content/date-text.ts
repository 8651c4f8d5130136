import type { IsoDate } from '#core/domain/dates.ts';

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "22 November 2026". */
export function dateText(date: IsoDate): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** "08:00", for an hour from 0 to 23. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
