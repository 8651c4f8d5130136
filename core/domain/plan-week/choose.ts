import { every, isEssential } from '../care-task.ts';
import { compareText } from '../compare-text.ts';
import { addDays, daysBetween, type IsoDate } from '../dates.ts';
import { bestDay, type Day, withJob } from './days.ts';
import type { Candidate } from './due.ts';
import { longJobMinutes, mostMinutes } from './rules.ts';
import { mustDoNow } from './safety.ts';
import type { WeekToPlan } from './week-to-plan.ts';

export type Placed = { readonly candidate: Candidate; readonly date: IsoDate };

/** About an hour a week at the default of five tasks. */
const minutesPerTask = 12;

/** A job without a history waits for its first turn no longer than a yearly job. */
const longestFirstWait = every.year;
/** How much urgency a job gains towards the end of its season. If it is missed then, it is missed for a year. */
const worthOfSeason = 4;
const worthOfFrost = 1.5;

/** Lateness relative to the interval, but less than in proportion, so that neither frequent nor rare jobs starve. */
function lateness({ dueOn, task, last }: Candidate, weekEnd: IsoDate): number {
  const intervalDays = last ? task.intervalDays : Math.min(task.intervalDays, longestFirstWait);
  return daysBetween(dueOn, weekEnd) / intervalDays ** 0.75;
}

function pressOfSeason({ task, window }: Candidate, weekEnd: IsoDate): number {
  if (!window || task.inUse) return 0;
  const gone = daysBetween(window.opens, weekEnd) / daysBetween(window.opens, window.closes);
  return Math.min(1, gone) * worthOfSeason + (task.frostOnly ? worthOfFrost : 0);
}

function goodStart({ task, item, last }: Candidate): number {
  if (last) return 0;
  return (task.quickWin ? 2 : 0) + (isEssential(item) ? 1 : 0) * (task.quickWin ? 2 : 1);
}

function urgency(candidate: Candidate, weekEnd: IsoDate): number {
  return lateness(candidate, weekEnd) + pressOfSeason(candidate, weekEnd) + goodStart(candidate);
}

/**
 * Moves jobs that aren't critical so that jobs of one room share a day, the fullest room first. Leaves everything
 * unchanged if a job would then find no day.
 */
function byRoom(placed: readonly Placed[], days: readonly Day[]): readonly Placed[] {
  const arranged = placed.filter(({ candidate }) => candidate.task.critical);
  let filled = arranged.reduce(
    (all, { candidate, date }) => all.map((day) => (day.date === date ? withJob(day, candidate) : day)),
    days,
  );
  const rooms = Map.groupBy(
    placed.filter(({ candidate }) => !candidate.task.critical),
    ({ candidate }) => candidate.item.room,
  );
  const minutesOf = (jobs: readonly Placed[]) => jobs.reduce((sum, { candidate }) => sum + candidate.task.minutes, 0);
  const fullestFirst = [...rooms.values()].sort((one, other) => minutesOf(other) - minutesOf(one));
  for (const { candidate } of fullestFirst.flat()) {
    const best = bestDay(filled, candidate);
    if (!best) return placed;
    arranged.push({ candidate, date: best.date });
    filled = filled.map((day) => (day === best ? withJob(day, candidate) : day));
  }
  return arranged;
}

/**
 * Chooses this week's jobs and their days, at most one per item: first what safety demands, then the most urgent jobs
 * that fit the budget.
 */
export function choose(candidates: readonly Candidate[], week: WeekToPlan): readonly Placed[] {
  const { home, weekStart } = week;
  const weekEnd = addDays(weekStart, 6);
  const budget = home.tasksPerWeek * minutesPerTask;
  const critical = candidates.filter((candidate) => candidate.deadline !== undefined);
  const others = candidates
    .filter((candidate) => candidate.deadline === undefined && candidate.dueOn <= weekEnd)
    .map((candidate) => ({ candidate, urgency: urgency(candidate, weekEnd) }))
    .sort(
      ({ candidate: one, urgency: ofOne }, { candidate: other, urgency: ofOther }) =>
        ofOther - ofOne || compareText(one.task.id, other.task.id),
    );

  const placed: Placed[] = [];
  const items = new Set(week.items);
  let days = week.days;
  let minutes = week.kept.reduce((sum, each) => sum + each, 0);
  let hasLongJob = week.kept.some((each) => each >= longJobMinutes);
  const place = (candidate: Candidate): void => {
    const day = bestDay(days, candidate);
    if (!day) return;
    placed.push({ candidate, date: day.date });
    items.add(candidate.item.name);
    minutes += candidate.task.minutes;
    hasLongJob ||= candidate.task.minutes >= longJobMinutes;
    days = days.map((other) => (other === day ? withJob(day, candidate) : other));
  };
  const fits = ({ task }: Candidate): boolean => {
    const total = minutes + task.minutes;
    if (total > mostMinutes || (hasLongJob && task.minutes >= longJobMinutes)) return false;
    return minutes === 0 || total <= budget * 1.25 || (minutes <= budget * 0.5 && total <= budget * 2);
  };

  for (const candidate of mustDoNow(week, critical)) place(candidate);
  for (const { candidate } of others) {
    if (placed.length >= week.places) break;
    const { name } = candidate.item;
    if (!items.has(name) && !week.waiting.has(name) && fits(candidate)) place(candidate);
  }
  return byRoom(placed, week.days);
}
