import { compareText } from '../compare-text.ts';
import { datesOfWeek, daysBetween, type IsoDate, weekdayOf } from '../dates.ts';
import { bestDay, type Day } from './days.ts';
import { type Candidate, weeksAhead, wellInto } from './due.ts';
import { layOut, type Room, type Span } from './lay-out.ts';
import type { Home } from './types.ts';

/** What the assistant plans never makes a week longer than this. */
export const mostMinutes = 150;

/** How long what was never done may stand back behind gaps that run, where there are too many jobs for all. */
const weeksThatNewMayWait = 39;

/** A week that is being planned, with what it holds already. */
export type WeekToPlan = {
  readonly home: Home;
  readonly weekStart: IsoDate;
  readonly days: readonly Day[];
  /** How many more tasks the assistant may propose. */
  readonly places: number;
  /** What the assistant's tasks that stay in the week take, each. */
  readonly kept: readonly number[];
  /** The items that those are of. */
  readonly items: ReadonlySet<string>;
  /** The items of which something from the last two weeks still waits to be done, and is shown with this one. */
  readonly waiting: ReadonlySet<string>;
};

/** How many weeks from this one the job can wait; negative when its deadline cannot be kept any more. */
function weeksToSpare(home: Home, weekStart: IsoDate, deadline: IsoDate): number {
  const first = datesOfWeek(weekStart).find((date) => home.scheduledDays.includes(weekdayOf(date))) ?? weekStart;
  return Math.floor(daysBetween(first, deadline) / 7);
}

/** The first week that has a scheduled day on the date or after it. */
function weekWith(home: Home, weekStart: IsoDate, date: IsoDate): number {
  const last = datesOfWeek(weekStart).findLast((day) => home.scheduledDays.includes(weekdayOf(day))) ?? weekStart;
  return Math.max(0, Math.ceil(daysBetween(last, date) / 7));
}

/** Nothing goes early at the start of its season: the same day a year later might fall before it. */
function earliestWeek({ window, task }: Candidate, latest: number, home: Home, weekStart: IsoDate): number {
  if (!window) return 0;
  const opening = weekWith(home, weekStart, window.opens);
  if (task.inUse) return opening;
  return Math.max(opening, Math.min(weekWith(home, weekStart, wellInto(window)), latest));
}

/** What was never done waits while something else of its item is overdue; what has a gap to keep does so if it can. */
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

/** A late job lets another of its item pass whose gap can still be kept. The week after is its own. */
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
 * The critical jobs that this week has to take: all those of the coming quarter are laid out as late as they can be, and
 * this week's share is what cannot wait. Where that breaks no gap, one place of each later week stays free, for what
 * cannot be foreseen.
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
    const later: Room = { places, minutes: mostMinutes, items: new Set() };
    const now: Room = { ...later, places: week.places, items: week.items };
    return layOut(spans, [now, ...new Array<Room>(weeksAhead - 1).fill(later)]);
  };
  const spacious = withPlaces(tasksPerWeek - 1);
  return (spacious.broken === 0 ? spacious : withPlaces(tasksPerWeek)).now;
}
