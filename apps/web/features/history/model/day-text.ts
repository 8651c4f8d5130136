import type { IsoDate } from '#core/domain/dates.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const weekday = format({ weekday: 'short' });
const dayMonth = format({ day: 'numeric', month: 'short' });
const dayMonthYear = format({ day: 'numeric', month: 'long', year: 'numeric' });
const monthYear = format({ month: 'long', year: 'numeric' });
const inUtc = (date: IsoDate) => new Date(`${date}T00:00:00Z`);

/** `Sat` */
export const weekdayText = (date: IsoDate): string => weekday.format(inUtc(date));
/** `14 Mar` */
export const shortDay = (date: IsoDate): string => dayMonth.format(inUtc(date));
/** `14 March 2026` */
export const longDay = (date: IsoDate): string => dayMonthYear.format(inUtc(date));
/** `March 2026` */
export const monthText = (date: IsoDate): string => monthYear.format(inUtc(date));
