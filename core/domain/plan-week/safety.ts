import { compareText } from '../compare-text.ts';
import { datesOfWeek, daysBetween, type IsoDate, weekdayOf } from '../dates.ts';
import { bestDay } from './days.ts';
import { type Candidate, weeksAhead, wellInto } from './due.ts';
import { type Capacity, layOut, type Span } from './lay-out.ts';
import { mostMinutes } from './rules.ts';
import type { Home } from './types.ts';
import type { WeekToPlan } from './week-to-plan.ts';

/**
 * The number of weeks that jobs without a history may wait for jobs with a gap to keep, when there are too many jobs
 * for all.
 */
const weeksThatNewMayWait = 39;

/** Returns how many weeks from this one the job can wait; negative if it is too late for its deadline. */
function weeksToSpare(home: Home, weekStart: IsoDate, deadline: IsoDate): number {
  const first = datesOfWeek(weekStart).find((date) => home.scheduledDays.includes(weekdayOf(date))) ?? weekStart;
  return Math.floor(daysBetween(first, deadline) / 7);
}

/** The first week that has a scheduled day on the date or after it. */
function weekWith(home: Home, weekStart: IsoDate, date: IsoDate): number {
  const last = datesOfWeek(weekStart).findLast((day) => home.scheduledDays.includes(weekdayOf(day))) ?? weekStart;
  return Math.max(0, Math.ceil(daysBetween(last, date) / 7));
}

/** A job doesn't go early at the start of its season, because the same day a year later might fall before it. */
function earliestWeek({ window, task }: Candidate, latest: number, home: Home, weekStart: IsoDate): number {
  if (!window) return 0;
  const opening = weekWith(home, weekStart, window.opens);
  if (task.inUse) return opening;
  return Math.max(opening, Math.min(weekWith(home, weekStart, wellInto(window)), latest));
}

/** A new job waits while another job of its item is overdue. A job with a gap to keep doesn't. */
function spanOf(candidate: Candidate, { home, weekStart, days, waiting }: WeekToPlan): Span {
  const { deadline = candidate.dueOn, last, item } = candidate;
  const latest = weeksToSpare(home, weekStart, deadline);
  const canBeNow = bestDay(days, candidate) !== undefined && (last !== undefined || !waiting.has(item.name));
  return {
    candidate,
    earliest: Math.max(earliestWeek(candidate, latest, home, weekStart), canBeNow ? 0 : 1),
    latest,
    isNew: !last && latest >= -weeksThatNewMayWait,
  };
}

/** A late job waits until next week if another job of its item can keep its gap only this week. */
function withRoomForLastCalls(spans: readonly Span[]): readonly Span[] {
  const lastCalls = new Set(
    spans.flatMap(({ candidate, earliest, latest, isNew }) =>
      earliest === 0 && latest === 0 && !isNew ? [candidate.item.name] : [],
    ),
  );
  return spans.map((span) =>
    span.latest < 0 && lastCalls.has(span.candidate.item.name)
      ? { ...span, earliest: Math.max(1, span.earliest) }
      : span,
  );
}

/**
 * The critical jobs that this week must hold. All those of the coming quarter are laid out as late as possible; those
 * that land in this week can't wait. If that breaks no gap, one place of each later week stays free for the unforeseen.
 */
export function mustDoNow(week: WeekToPlan, critical: readonly Candidate[]): readonly Candidate[] {
  const { tasksPerWeek } = week.home;
  const spans = withRoomForLastCalls(
    critical
      .map((candidate) => spanOf(candidate, week))
      .filter(({ latest }) => latest < weeksAhead)
      .sort((one, other) => compareText(one.candidate.task.id, other.candidate.task.id)),
  );
  const withPlaces = (places: number) => {
    const later: Capacity = { places, minutes: mostMinutes, items: new Set() };
    const now: Capacity = { ...later, places: week.places, items: week.items };
    return layOut(spans, [now, ...new Array<Capacity>(weeksAhead - 1).fill(later)]);
  };
  const spacious = withPlaces(tasksPerWeek - 1);
  return (spacious.broken === 0 ? spacious : withPlaces(tasksPerWeek)).now;
}
