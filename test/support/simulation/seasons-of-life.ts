import { type Window, windowsBetween } from '#core/domain/climate/seasons.ts';
import { factsOf } from '#core/domain/home/facts.ts';
import { daysOfSameWork } from '#core/domain/plan/candidates-for.ts';
import { graceDaysOf } from '#core/domain/plan/grace.ts';
import type { Job } from '#core/domain/plan/types.ts';
import { dateOfDay, dayNumber } from '#core/domain/time/dates.ts';
import { type Life, twoYears } from './lives.ts';

/** From one day to another, both included, as day numbers. */
export type Period = { readonly from: number; readonly to: number };

export function spanOf({ home: { onboardedOn } }: Life): Period {
  const from = dayNumber(onboardedOn);
  return { from, to: from + 7 * twoYears - 1 };
}

export const daysOf = ({ days }: Life, { task }: Job): readonly number[] => days.get(task.id) ?? [];

const joined = (name: string, day: number): string => `${name} ${dateOfDay(day)}`;

/** The periods in which the item was closed: from the day of closing to that of opening. */
export function closedPeriods(life: Life, { item }: Pick<Job, 'item'>): readonly Period[] {
  const own = life.jobs.filter((job) => job.item === item);
  const [closed = [], opened = []] = (['closes', 'opens'] as const).map((use) =>
    own.filter(({ task }) => task.seasonalUse === use).flatMap((job) => daysOf(life, job)),
  );
  const { to } = spanOf(life);
  return closed.map((from) => ({ from, to: opened.find((day) => day > from) ?? to }));
}

/** Tasks of an item that was closed. */
export function tasksOfClosedItems(life: Life): readonly string[] {
  return life.jobs.flatMap((job) => {
    if (job.task.whileClosed || job.task.seasonalUse) return [];
    const closed = closedPeriods(life, job);
    return daysOf(life, job)
      .filter((day) => closed.some(({ from, to }) => from < day && day < to))
      .map((day) => joined(job.task.id, day));
  });
}

/** Whether the life gave the task three weeks of the season. */
const leastDaysLeft = 21;

function windowsOf(life: Life, { task }: Job): readonly Window[] {
  const { from, to } = spanOf(life);
  const { climate } = factsOf(life.home);
  return windowsBetween(task.season, climate, from, to).filter(
    ({ opens, closes }) => closes + graceDaysOf(task, climate) <= to && closes - Math.max(opens, from) >= leastDaysLeft,
  );
}

/** Seasons in which a costly task had no turn, although it was due. */
export function missedSeasons(life: Life): readonly string[] {
  const { climate } = factsOf(life.home);
  return life.jobs.flatMap((job) => {
    if (job.task.stake !== 'costly') return [];
    const rest = job.task.intervalDays > 365 ? job.task.intervalDays : 0;
    const others = life.jobs.filter(({ task }) => job.task.yields && task.work === job.task.work && !task.yields);
    const isLeftToOthers = ({ opens, closes }: Window) =>
      others
        .flatMap((other) => daysOf(life, other))
        .some((day) => opens - daysOfSameWork <= day && day <= closes + daysOfSameWork);
    return windowsOf(life, job)
      .filter((window) => !isLeftToOthers(window))
      .filter(
        ({ opens, closes }) =>
          !daysOf(life, job).some((day) => opens - rest <= day && day <= closes + graceDaysOf(job.task, climate)),
      )
      .map(({ opens }) => joined(job.task.id, opens));
  });
}

/** Days of seasonal tasks outside their season, but for danger. */
export function tasksOutOfSeason(life: Life): readonly string[] {
  const { from, to } = spanOf(life);
  const { climate } = factsOf(life.home);
  return life.jobs.flatMap((job) => {
    const grace = graceDaysOf(job.task, climate);
    const windows = [from - grace, from].flatMap((first) => windowsBetween(job.task.season, climate, first, to));
    if (windows.length === 0 || job.task.stake === 'danger') return [];
    return daysOf(life, job)
      .filter((day) => !windows.some(({ opens, closes }) => opens <= day && day <= closes + grace))
      .map((day) => joined(job.task.id, day));
  });
}
