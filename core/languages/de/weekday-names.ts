import type { Weekday } from '../../domain/time/dates.ts';

/** What the days of the week, whose values are English, are called within a sentence. */
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
};
