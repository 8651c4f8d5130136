import type { Candidate } from '../candidates-for.ts';
import { type Grid, type GridWeek, holds, type Room } from './grid.ts';
import type { Turn } from './turns.ts';

/** What a week costs that is off the best one, against one that is full. */
const worthOfTime = { danger: 0.3, season: 0.8, other: 0.5 } as const;
/** Frequent safety jobs may fill a week, so that other weeks have room for long jobs. */
const worthOfEvenSafety = 0.1;
const frequent = 61;
/** What it saves to share a visit, a machine that is moved, or a round. */
const worthOfBundle = 3;
/** How much of its interval, and how many days, a job moves to share one. */
const bundleShare = 0.4;
const mostDaysForBundle = 146;
/** A turn that is late already may wait this many weeks for a good one. */
const weeksForLate = 2;

export type Placing = {
  readonly grid: Grid;
  /** The minutes of an average week. */
  readonly target: number;
  readonly isClosed: (candidate: Candidate, week: number) => boolean;
  /** The room that the jobs of the same bundle need that have no week yet. */
  readonly roomForMates: (candidate: Candidate) => Room;
};

/** The weeks of the grid in which a turn may come; `to` may be before `from`. */
type Span = { readonly from: number; readonly to: number };

function firstWithDayFrom(weeks: readonly GridWeek[], day: number): number {
  const [first, second] = weeks;
  if (!first || !second || day <= first.lastDay) return 0;
  return Math.max(1, 1 + Math.ceil((day - second.lastDay) / 7));
}

function lastWithDayUpTo(weeks: readonly GridWeek[], day: number): number {
  const [first, second] = weeks;
  if (!first || !second || day < first.firstDay) return -1;
  return Math.max(0, 1 + Math.floor((day - second.firstDay) / 7));
}

function spanOf(weeks: readonly GridWeek[], { earliest, latest }: Turn): Span {
  return { from: firstWithDayFrom(weeks, earliest), to: Math.min(weeks.length - 1, lastWithDayUpTo(weeks, latest)) };
}

/** The cheapest week of the span that has room, or undefined. */
function cheapest(
  candidate: Candidate,
  after: number,
  span: Span,
  best: number,
  late: boolean,
  placing: Placing,
  mates?: Room,
): GridWeek | undefined {
  const { grid, target, isClosed } = placing;
  const { task, interval, windows } = candidate;
  const reach = Math.ceil(Math.min(interval * bundleShare, mostDaysForBundle) / 7);
  const from = task.bundle && !late ? Math.max(after, span.from - reach) : span.from;
  const weight =
    windows.length > 0 ? worthOfTime.season : task.stake === 'danger' ? worthOfTime.danger : worthOfTime.other;
  const width = Math.max(2, windows.length > 0 ? (span.to - span.from) / 2 : interval / 28);
  const worthOfLoad = task.stake === 'danger' && interval < frequent ? worthOfEvenSafety : 1;
  const isAlone = task.minutes > grid.mostMinutes;
  let found: GridWeek | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (let index = from; index <= span.to; index++) {
    const week = grid.weeks[index];
    if (!week || !holds(grid, week, candidate, mates) || isClosed(candidate, index)) continue;
    if (isAlone && [index - 1, index + 1].some((next) => (grid.weeks[next]?.minutes ?? 0) > grid.mostMinutes)) continue;
    const isShared = task.bundle !== undefined && week.bundles.has(task.bundle);
    if (index < span.from && !isShared) continue;
    const places = (grid.mostPlaces - week.places + 1) / grid.mostPlaces;
    const load = Math.max((week.minutes + task.minutes) / target, places);
    const cost = load * load * worthOfLoad + (weight * Math.abs(index - best)) / width - (isShared ? worthOfBundle : 0);
    if (cost < lowest) [found, lowest] = [week, cost];
  }
  return found;
}

function first(candidate: Candidate, from: number, to: number, { grid, isClosed }: Placing): GridWeek | undefined {
  const step = from <= to ? 1 : -1;
  for (let index = from; step > 0 ? index <= to : index >= to; index += step) {
    const week = grid.weeks[index];
    if (week && holds(grid, week, candidate) && !isClosed(candidate, index)) return week;
  }
  return undefined;
}

/** The week with the fewest minutes, for a job that would miss its season or its longest gap because each week is full. */
function lightest(candidate: Candidate, span: Span, { grid, isClosed }: Placing): GridWeek | undefined {
  const { item, task } = candidate;
  return grid.weeks
    .slice(span.from, span.to + 1)
    .filter((week) => week.places > 0 && !isClosed(candidate, week.index))
    .filter(({ items, waiting }) => task.stake === 'danger' || !(items.has(item.name) || waiting.has(item.name)))
    .reduce<GridWeek | undefined>((best, week) => (best && best.minutes <= week.minutes ? best : week), undefined);
}

/**
 * The best week for a turn, from `after` on. A safety turn that finds no room comes earlier rather than later; another
 * comes later, except out of its season.
 */
export function weekFor(candidate: Candidate, turn: Turn, after: number, placing: Placing): GridWeek | undefined {
  const { weeks } = placing.grid;
  const last = weeks.length - 1;
  const wanted = spanOf(weeks, turn);
  if (wanted.from > last) return undefined;
  const from = Math.max(wanted.from, after);
  const isLate = wanted.to < from;
  const isDanger = candidate.task.stake === 'danger';
  const span = { from, to: isLate ? Math.min(last, from + (isDanger ? 0 : weeksForLate)) : wanted.to };
  // A week that a pause ends too late for a longest gap is no choice.
  if (isDanger && !isLate) while (span.to >= from && (weeks[span.to]?.opensOn ?? 0) > turn.latest) span.to -= 1;
  const bestWeek = Math.max(span.from, Math.min(span.to, firstWithDayFrom(weeks, turn.best)));
  const mates = placing.roomForMates(candidate);
  const found =
    (mates.places > 0 && cheapest(candidate, after, span, bestWeek, isLate, placing, mates)) ||
    cheapest(candidate, after, span, bestWeek, isLate, placing);
  if (found) return found;
  if (turn.window && !isDanger) {
    const { stake, seasonalUse } = candidate.task;
    return stake === 'costly' || seasonalUse ? lightest(candidate, span, placing) : undefined;
  }
  const soonest = Math.max(after, firstWithDayFrom(weeks, (candidate.last?.day ?? 0) + 7));
  if (isDanger && span.from > soonest) {
    const earlier = first(candidate, span.from - 1, soonest, placing);
    if (earlier) return earlier;
  }
  if (isDanger && candidate.last && span.to === 0) {
    const full = lightest(candidate, span, placing);
    if (full) return full;
  }
  return first(candidate, span.to + 1, last, placing);
}
