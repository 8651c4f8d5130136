import type { Job } from '#core/domain/plan/types.ts';
import type { Life } from './lives.ts';
import { closedPeriods, daysOf, type Period, spanOf } from './seasons-of-life.ts';

/** The days of an open item between two days: from one to the other, without the time in which the item was closed. */
export function openDaysBetween(from: number, to: number, closed: readonly Period[]): number {
  const whileClosed = closed.find((period) => from <= period.to && period.to <= to);
  return whileClosed ? Math.max(whileClosed.from - from, to - whileClosed.to) : to - from;
}

/**
 * When the item was out of use: while it was closed, and before it was opened for the first time, if the home joined in its
 * off season. The plan counts it as resting then, tests it all the same, and counts again from its opening on.
 */
function restingPeriods(life: Life, job: Job): readonly Period[] {
  const closed = closedPeriods(life, job);
  const opens = life.jobs.find(({ item, task }) => item === job.item && task.seasonalUse === 'opens');
  const [first] = opens ? daysOf(life, opens) : [];
  const wasClosedBefore = closed.some(({ from }) => first !== undefined && from < first);
  return first === undefined || wasClosedBefore ? closed : [{ from: spanOf(life).from, to: first }, ...closed];
}

/** Safety tasks that came later than their longest gap allows. The gap after the last turn counts too. */
export function brokenGaps(life: Life): readonly string[] {
  const { to } = spanOf(life);
  return life.jobs.flatMap((job) => {
    const { id, stake, intervalDays, whileClosed, seasonalUse, waitsForSeason } = job.task;
    if (stake !== 'danger' || seasonalUse || waitsForSeason) return [];
    const closed = whileClosed ? [] : restingPeriods(life, job);
    const days = [...daysOf(life, job), to];
    const gaps = days.slice(1).map((day, index) => openDaysBetween(days[index] ?? day, day, closed));
    const longest = Math.max(0, ...gaps);
    return longest > intervalDays ? [`${id}: ${longest} days`] : [];
  });
}

/** The days from joining to the first turn of the safety task that comes last. Items may be closed when a home joins. */
export function latestFirstTurn(life: Life): { readonly id: string; readonly days: number } {
  const { from, to } = spanOf(life);
  return life.jobs
    .filter(({ task, item }) => task.stake === 'danger' && !task.season && closedPeriods(life, { item }).length === 0)
    .map((job) => ({ id: job.task.id, days: (daysOf(life, job)[0] ?? to) - from }))
    .reduce((latest, one) => (one.days > latest.days ? one : latest));
}

/** Safety and costly tasks that never came, although their interval is shorter than the two years. */
export function neverDone(life: Life): readonly string[] {
  return (
    life.jobs
      // What yields may be done by another job each time, as a sweep in winter is.
      .filter(({ task }) => ['danger', 'costly'].includes(task.stake) && task.intervalDays <= 365 && !task.yields)
      .filter((job) => daysOf(life, job).length === 0)
      .map(({ task }) => task.id)
  );
}

/**
 * The days on which tradespeople of one bundle come for safety, beyond those that the most frequent visit needs. Visits
 * for cost may have a season of their own, such as the winter sweep.
 */
export function extraVisits(life: Life): readonly string[] {
  const visits = life.jobs.filter(({ task }) => task.professional && task.bundle && task.stake === 'danger');
  return [...Map.groupBy(visits, ({ task }) => task.bundle)].flatMap(([bundle, jobs]) => {
    const days = new Set(jobs.flatMap((job) => daysOf(life, job)));
    const most = Math.max(...jobs.map((job) => daysOf(life, job).length));
    return days.size > most ? [`${bundle}: ${days.size} days for ${most} visits`] : [];
  });
}
