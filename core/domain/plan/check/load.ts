import { dayNumber } from '../../time/dates.ts';
import { holidaysBetween } from '../../time/holidays.ts';
import { leastMinutesPerTask, mostMinutesPerTask, tasksPerWeekFor } from '../intervals.ts';
import { sourceOf } from '../types.ts';
import { average, type Breach, dayDone, dayPlanned, minutesOf, type Week, type Years } from './lived-years.ts';

/** How many minutes a year may average for each task that the household wants, and how many a usual week takes. */
export const minutesPerTask = {
  mostOnAverage: 12,
  usual: { from: leastMinutesPerTask, to: mostMinutesPerTask },
} as const;
const weeksPerYear = 52;
/** How much longer than a year a job may take that the home has time for. */
const slackOfAYear = 120;

/** Whether one of the week's days is a holiday, so that the week is light and may be empty. */
function isHoliday({ days, input: { home } }: Week): boolean {
  const [first] = days;
  const holidays = first === undefined ? undefined : holidaysBetween(home.country, first, first + 6);
  return holidays !== undefined && days.some((day) => holidays.has(day));
}

/** Weeks without a task, planned or overdue, in which a job is due. */
export function emptyWeeks({ weeks }: Years): readonly Breach[] {
  return weeks
    .filter((week) => week.tasks.length + week.judged.waiting.length === 0 && week.days.length > 0 && !isHoliday(week))
    .filter(({ judged, weekStart, input: { tasks } }) => {
      const lastDay = dayNumber(weekStart) + 6;
      const leftOpen = new Set(tasks.flatMap(({ source, status }) => (status === 'open' ? [source] : [])));
      return judged.candidates.some((candidate) => {
        const { best, window } = judged.turnOf(candidate);
        const isInSeason = window === undefined || (window.opens <= lastDay && lastDay - 6 <= window.closes);
        return best <= lastDay && isInSeason && !judged.rests(candidate) && !leftOpen.has(candidate.source);
      });
    })
    .map(({ weekStart }) => ({ weekStart }));
}

/** In whole minutes, as people see the time of a week. */
const averageMinutes = (weeks: readonly Week[]): number =>
  Math.round(average(weeks.map(({ tasks }) => minutesOf(tasks))));

/** Years that take more time than the household has for the tasks that it wants. */
export function fullYears({ weeks, tasksPerWeek }: Years): readonly Breach[] {
  return Array.from({ length: Math.floor(weeks.length / weeksPerYear) }, (_, year) =>
    weeks.slice(year * weeksPerYear, (year + 1) * weeksPerYear),
  )
    .filter((year) => averageMinutes(year) > tasksPerWeek * minutesPerTask.mostOnAverage)
    .flatMap(([first]) => (first ? [{ weekStart: first.weekStart }] : []));
}

/** Jobs that never come in a home that has time for all that it needs. */
export function leftOut({ weeks, jobs, tasksPerWeek }: Years): readonly Breach[] {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last || tasksPerWeek < tasksPerWeekFor(first.judged.wanted)) return [];
  const days = dayNumber(last.weekStart) - dayNumber(first.weekStart);
  return jobs
    .filter(({ task }) => task.intervalDays + slackOfAYear < days && (!task.season || days > 365 + slackOfAYear))
    .filter((job) =>
      weeks.every((week) =>
        week.judged.candidates.every((each) => each.source !== sourceOf(job) || !week.judged.rests(each)),
      ),
    )
    .filter((job) => dayDone(first, sourceOf(job)) === undefined)
    .filter((job) => weeks.every((week) => dayPlanned(week, sourceOf(job)) === undefined))
    .map((job) => ({ weekStart: last.weekStart, source: sourceOf(job) }));
}
