import { format } from './format.ts';

/** "6 January 2027 at 12:00:05 (Europe/Paris)". */
export const instantText = (instant: Date | string, timezone: string): string =>
  `${format.moment(instant, 'second', timezone)} (${timezone})`;

/** The last day of a period whose end is the midnight after it. */
export const lastDayText = (endsAt: Date, timezone: string): string =>
  format.moment(new Date(endsAt.getTime() - 1), 'long', timezone);
