import { format } from './format.ts';

/** « 6 janvier 2027 à 12:00:05 (Europe/Paris) ». */
export const instantText = (instant: Date | string, timezone: string): string =>
  `${format.moment(instant, 'second', timezone)} (${timezone})`;

/** The last day of a period whose end is the midnight after it. */
export const lastDayText = (endsAt: Date, timezone: string): string =>
  format.moment(new Date(endsAt.getTime() - 1), 'long', timezone);
