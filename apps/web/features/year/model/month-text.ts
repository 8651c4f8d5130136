import type { IsoDate } from '#core/domain/dates.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const monthFormat = format({ month: 'long' });
const dayFormat = format({ day: 'numeric', month: 'short' });

/** `January`, with the year if it differs from today's. The month is `YYYY-MM`. */
export function monthName(month: string, today: IsoDate): string {
  const name = monthFormat.format(new Date(`${month}-01T00:00:00Z`));
  const year = month.slice(0, 4);
  return year === today.slice(0, 4) ? name : `${name} ${year}`;
}

/** `week of 11 Jan`, by its Monday. */
export const weekText = (weekStart: IsoDate): string =>
  `week of ${dayFormat.format(new Date(`${weekStart}T00:00:00Z`))}`;
