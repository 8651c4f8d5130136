import type { IsoDate } from '#core/domain/dates.ts';

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "22 November 2026". */
export function dateText(date: IsoDate): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}
