import { format } from '../format.ts';

/** The year ahead. Days are given as text. */
export const year = {
  title: 'The year ahead',
  lede: 'What to book, what each season needs, and the time it takes.',
  /** What loads. */
  what: 'your year',
  noTime: 'No time needed',
  nothing: 'Nothing is planned.',
  bookings: 'To book',
  seasonal: 'Seasonal',
  others: (tasks: number) => format.count(tasks, { one: 'other task', other: 'other tasks' }),
  small: (tasks: number) => format.count(tasks, { one: 'small task', other: 'small tasks' }),
  /** Follows a title. */
  times: (times: number) => (times === 2 ? '(twice)' : `(${format.count(times, { one: 'time', other: 'times' })})`),
  /** Above the picture, which has so many squares. */
  pictureOf: (weeks: number) =>
    `${weeks} weeks: the stronger the colour, the more there is to do. A dot is a visit to book.`,
  /** With the week and its time, the name of one square for screen readers. */
  tasks: (tasks: number) => format.count(tasks, { one: 'task', other: 'tasks' }),
  visit: 'a visit to book',
  byMonth: 'Month by month',
  weekOf: (monday: string) => `week of ${monday}`,
  freeTitle: 'A free year',
  free: 'There’s nothing to look after yet. Say what your home has in your preferences, and the year fills up.',
  preferences: 'Open your preferences',
} as const;
