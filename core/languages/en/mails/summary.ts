import { type IsoDate, monthOf } from '../../../domain/time/dates.ts';
import { format } from '../format.ts';
import { rhythm } from '../rhythm.ts';

const tasks = { one: 'task', other: 'tasks' };
const dayOf = (date: IsoDate): string => `${format.date(date, 'weekday')} ${format.date(date, 'day')}`;
const comma = (minutes: number, words = ', ') => (minutes > 0 ? `${words}${rhythm.duration(minutes)}` : '');

/** The weekly summary. `minutes` are 0 where no time is known. */
export const summary = {
  /** `total`: one of those below. */
  subject: (from: IsoDate, total: string) => `Your week from ${format.date(from, 'day')}: ${total}`,
  total: (count: number, minutes: number) => `${format.count(count, tasks)}${comma(minutes)}`,
  allDone: 'all done',
  nothing: 'nothing to do',
  heading: 'Your week',
  headingFor: (name: string) => `Your week, ${name}`,
  /** "Monday 4 to Sunday 10 January". */
  dates: (from: IsoDate, to: IsoDate) => {
    const isShort = monthOf(from) === monthOf(to);
    return `${isShort ? `${format.date(from, 'weekday')} ${Number(from.slice(8))}` : dayOf(from)} to ${dayOf(to)}`;
  },
  weekday: (date: IsoDate) => format.date(date, 'weekday'),
  /** What follows the number of tasks. */
  tasks: (count: number) => format.form(count, tasks),
  /** What follows their time. */
  inAll: 'in all',
  quietWeek: 'Last week was a quiet one. Here is a fresh start.',
  lastWeek: (done: number, planned: number, minutes: number) =>
    `Last week you finished ${done < planned ? `${done} of ${format.count(planned, tasks)}` : format.count(planned, tasks)}${comma(minutes, ', about ')}.`,
  finished: (done: number, minutes: number) =>
    `${done === 1 ? 'Your one task is done this week' : `All ${done} done this week`}${comma(minutes)}.`,
  next: (title: string, weekStart: IsoDate) => `Next: ${title}, week of ${format.date(weekStart, 'day')}.`,
  bookFirst: (title: string) => `Book soon: ${title}.`,
  weekOff: 'A week off.',
  first: (title: string) => `${title}.`,
  firstTwo: (one: string, other: string) => `${one}, and ${other}.`,
  firstAndMore: (one: string, other: string, more: number) => `${one}, ${other} and ${more} more.`,
  hasMore: (more: number) => `Your week has ${more} more.`,
  nothingButBookings: 'Nothing is planned for these days, so it’s a good time to book what comes next.',
  nothingPlanned: 'Nothing is planned for these days.',
  open: 'Open your week',
  bookings: 'Book soon',
  note: 'This time of year',
  plannedFor: (weekStart: IsoDate) => `Planned for the week of ${format.date(weekStart, 'day')}`,
  done: 'It’s done',
  /** Of a task that is to book a visit. */
  booked: 'Appointment made',
  notThisWeek: 'Not this week',
  safety: 'Safety',
  labelled: (label: string, text: string) => `${label}: ${text}`,
  question: {
    heading: 'Still useful?',
    text: 'If you’d like to keep getting this summary, just open your week. Otherwise it pauses now and comes back after your next visit.',
    keep: 'Keep sending it',
    stop: 'Stop for good',
  },
  reason: (to: string) => `Upkept sends this summary to ${to} once a week.`,
  settings: 'Change the day or time',
  unsubscribe: 'Unsubscribe',
} as const;
