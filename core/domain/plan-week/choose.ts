import { isEssential } from '../care-task.ts';
import { compareText } from '../compare-text.ts';
import { addDays, daysBetween, type IsoDate } from '../dates.ts';
import { bestDay, withJob } from './days.ts';
import type { Candidate } from './due.ts';
import { mostMinutes, mustDoNow, type WeekToPlan } from './safety.ts';

export type Placed = { readonly candidate: Candidate; readonly date: IsoDate };

/** About an hour a week at the default of five tasks. */
const minutesPerTask = 12;
/** A job this long has the week nearly to itself. */
const longJobMinutes = 60;

/** Late jobs first; a frequent job gains on a rare one, though less than in proportion, so that neither starves. */
function urgency({ dueOn, task, item, window, last }: Candidate, weekEnd: IsoDate): number {
  const late = daysBetween(dueOn, weekEnd) / task.intervalDays ** 0.75;
  const weeksLeft = window ? Math.max(1, daysBetween(weekEnd, window.closes) / 7) : Number.POSITIVE_INFINITY;
  const isGoodStart = task.quickWin && last === undefined;
  return late + 2 / weeksLeft + (isGoodStart ? (isEssential(item) ? 4 : 2) : 0);
}

/**
 * Picks this week's jobs and their days, one of an item at the most: what safety demands, then the most urgent that the
 * budget holds.
 */
export function choose(candidates: readonly Candidate[], week: WeekToPlan): readonly Placed[] {
  const { home, weekStart } = week;
  const weekEnd = addDays(weekStart, 6);
  const budget = home.tasksPerWeek * minutesPerTask;
  const critical = candidates.filter((candidate) => candidate.deadline !== undefined);
  const others = candidates
    .filter((candidate) => candidate.deadline === undefined && candidate.dueOn <= weekEnd)
    .sort((one, other) => urgency(other, weekEnd) - urgency(one, weekEnd) || compareText(one.task.id, other.task.id));

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
  for (const candidate of others) {
    if (placed.length >= week.places) break;
    const { name } = candidate.item;
    if (!items.has(name) && !week.waiting.has(name) && fits(candidate)) place(candidate);
  }
  return placed;
}
