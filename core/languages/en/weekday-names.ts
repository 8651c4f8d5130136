import type { Weekday } from '../../domain/time/dates.ts';

/** What the days of the week, whose values are English, are called within a sentence. */
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
};
