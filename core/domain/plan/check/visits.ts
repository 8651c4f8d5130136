import type { TaskSource } from '../../tasks/task.ts';
import { dateOfDay, dayNumber, weekStartOf } from '../../time/dates.ts';
import { sourceOf } from '../types.ts';
import { type Breach, dayDone, type Years } from './lived-years.ts';

/** No job comes again before this share of its interval, be it for its season or to share a visit. */
const leastShareOfInterval = 0.6;
/** Two calls of one trade for safety that are nearer than this, in days, could have been one. */
const daysOfOneVisit = 183;
/** A first visit in the week before a holiday may be booked with two calls. */
const callsToSpare = 1;

const daysOf = ({ weeks }: Years, source: TaskSource): readonly number[] =>
  weeks.flatMap(({ tasks }) => tasks.filter((task) => task.source === source).map(({ date }) => dayNumber(date)));

/** Tasks that come again so soon that the time before them was wasted. A missed one comes when it can. */
export function tooSoon(years: Years): readonly Breach[] {
  return years.jobs.flatMap((job): readonly Breach[] => {
    const source = sourceOf(job);
    return years.weeks.flatMap((week) => {
      const before = dayDone(week, source);
      const task = week.tasks.find((each) => each.source === source);
      if (!task || before === undefined) return [];
      const isSoon = dayNumber(task.date) - before < job.task.intervalDays * leastShareOfInterval;
      return isSoon && dayNumber(task.date) > before ? [{ weekStart: week.weekStart, source }] : [];
    });
  });
}

/** Calls of a trade for safety that come apart although they could have been one. Each is paid for. */
export function secondCalls(years: Years): readonly Breach[] {
  const visits = years.jobs.filter(({ task }) => task.professional && task.bundle && task.stake === 'danger');
  return [...Map.groupBy(visits, ({ task }) => task.bundle).values()].flatMap((jobs): readonly Breach[] => {
    const days = [...new Set(jobs.flatMap((job) => daysOf(years, sourceOf(job))))].sort((one, other) => one - other);
    const near = days.filter((day, index) => index > 0 && day - (days[index - 1] ?? 0) < daysOfOneVisit);
    const [job] = jobs;
    return job
      ? near.slice(callsToSpare).map((day) => ({ weekStart: weekStartOf(dateOfDay(day)), source: sourceOf(job) }))
      : [];
  });
}
