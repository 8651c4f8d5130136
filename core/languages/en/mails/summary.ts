import { type IsoDate, monthOf } from '../../../domain/time/dates.ts';
import { durations } from '../durations.ts';
import { format } from '../format.ts';

const tasks = { one: 'task', other: 'tasks' };
const dayOf = (date: IsoDate): string => format.date(date, 'weekdayAndDay');

/** The weekly summary. `minutes` are 0 where no time is known. */
export const summary = {
  /** `total`: one of those below. */
  subject: (from: IsoDate, total: string) => `Your week from ${format.date(from, 'day')}: ${total}`,
  total: (count: number, minutes: number) =>
    minutes > 0 ? `${format.count(count, tasks)}, ${durations.short(minutes)}` : format.count(count, tasks),
  allDone: 'all done',
  nothing: 'nothing to do',
  heading: 'Your week',
  headingFor: (name: string) => `Your week, ${name}`,
  /** "Monday 4 to Sunday 10 January". */
  dates: (from: IsoDate, to: IsoDate) => {
    const isShort = monthOf(from) === monthOf(to);
    const first = isShort ? `${format.date(from, 'weekday')} ${Number(from.slice(8))}` : dayOf(from);
    return `${first} to ${dayOf(to)}`;
  },
  weekday: (date: IsoDate) => format.date(date, 'weekday'),
  /** What follows the number of tasks. */
  tasks: (count: number) => format.form(count, tasks),
  /** What follows their time. */
  inAll: 'in all',
  quietWeek: 'Last week was a quiet one. Here is a fresh start.',
  lastWeek: (done: number, planned: number, minutes: number) => {
    const [all, time] = [format.count(planned, tasks), durations.short(minutes)];
    if (done < planned) {
      return minutes > 0
        ? `Last week you finished ${done} of ${all}, about ${time}.`
        : `Last week you finished ${done} of ${all}.`;
    }
    return minutes > 0 ? `Last week you finished ${all}, about ${time}.` : `Last week you finished ${all}.`;
  },
  finished: (done: number, minutes: number) => {
    const time = durations.short(minutes);
    if (done === 1)
      return minutes > 0 ? `Your one task is done this week, ${time}.` : 'Your one task is done this week.';
    return minutes > 0 ? `All ${done} done this week, ${time}.` : `All ${done} done this week.`;
  },
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
  /** Of a home that names no town, with a link. */
  assumedTown: 'Tasks for frost, rain and storms come as early as a large part of your country needs them.',
  nameTown: 'Name the nearest town',
  plannedFor: (weekStart: IsoDate) => `Planned for the week of ${format.date(weekStart, 'day')}`,
  done: { work: 'It’s done', visit: 'Appointment made' },
  notThisWeek: 'Not this week',
  /** Leads to the question on whose safest answer a task rests. */
  notMine: 'Not mine?',
  safety: 'Safety',
  labelled: (label: string, text: string) => `${label}: ${text}`,
  question: {
    heading: 'Still useful?',
    text: 'If you’d like to keep getting this summary, just open your week. Otherwise it pauses now and comes back after your next visit.',
    keep: 'Keep sending it',
    stop: 'Stop for good',
  },
  reason: (to: string) => `You choose in Settings whether and when Upkept sends this summary to ${to}.`,
  settings: 'Change the day or time',
  unsubscribe: 'Unsubscribe',
} as const;
