import type { Candidate } from '../candidates-for.ts';
import { isAgainstWeather } from '../types.ts';
import {
  besideLongJob,
  type Capacity,
  holds,
  holdsBeforeStorms,
  holdsOnHoliday,
  type Week,
  type Weeks,
} from './capacity.ts';
import { costOfAWeek, loadCost, weights } from './costs.ts';
import type { Turn } from './turns.ts';

/** How many weeks later the first safety jobs of a home may share a visit. */
const weeksToShareLater = 6;
/** A safety job whose longest gap would break otherwise may be so many tasks more than the household wants. */
const mostTooMany = 1;
/** A turn that is late already may wait this many weeks for a good one. */
const weeksForLate = 2;

/** How many weeks after its turn a safety job comes at most for the first time. */
const weeksForFirst = 2;
/** When so few days of its grace are left, a late job makes a week longer rather than miss its season. */
const lastDaysOfGrace = 14;
/** How many times as long as the household has time for a week may be, if another soon after it is shorter. */
const longestWeek = 1.5;

export type Placing = {
  readonly weeks: Weeks;
  /** The minutes of an average week. */
  readonly target: number;
  /** Whether the home needs far more than it has time for: it has no light weeks, and no longer ones for the first safety jobs. */
  readonly isOverfull: boolean;
  /** Whether the job can't come in the week: its item is closed, or the same work is done then or soon. */
  readonly isBarred: (candidate: Candidate, week: number) => boolean;
  /** The capacity that the jobs of the same bundle need that have no week yet. */
  readonly capacityForMates: (candidate: Candidate) => Capacity;
};

/** The weeks in which a turn may come; `to` may be before `from`. */
type Span = { readonly from: number; readonly to: number };

export function firstWithDayFrom([first, second]: readonly Week[], day: number): number {
  if (!first || !second || day <= first.lastDay) return 0;
  return Math.max(1, 1 + Math.ceil((day - second.lastDay) / 7));
}

function lastWithDayUpTo([first, second]: readonly Week[], day: number): number {
  if (!first || !second || day < first.firstDay) return -1;
  return Math.max(0, 1 + Math.floor((day - second.firstDay) / 7));
}

export function spanOf(weeks: readonly Week[], { earliest, latest }: Turn): Span {
  return { from: firstWithDayFrom(weeks, earliest), to: Math.min(weeks.length - 1, lastWithDayUpTo(weeks, latest)) };
}

/** Whether a job that fills a week has quiet weeks beside it. */
export function hasQuietNeighbours({ all, most }: Weeks, { task }: Candidate, index: number): boolean {
  if (task.minutes <= most.minutes) return true;
  return [index - 1, index + 1].every((next) => (all[next]?.minutes ?? 0) <= most.minutes);
}

type Search = {
  readonly candidate: Candidate;
  readonly turn: Turn;
  /** The first week that may be searched for others of the same bundle. */
  readonly after: number;
  readonly span: Span;
  readonly best: number;
  readonly isLate: boolean;
  readonly mates?: Capacity;
};

/** The cheapest week of the span that has room, or undefined. */
function cheapest({ candidate, turn, after, span, best, isLate, mates }: Search, placing: Placing): Week | undefined {
  const { weeks, target, isBarred } = placing;
  const { task } = candidate;
  const isEarlier = turn.soonest !== undefined && !isLate;
  const from = isEarlier ? Math.max(after, firstWithDayFrom(weeks.all, turn.soonest)) : span.from;
  const to = task.professional && turn.isUrgent ? span.to + weeksToShareLater : span.to;
  const distanceCost = turn.isUrgent ? weights.waiting : costOfAWeek(candidate, span.to - span.from);
  let found: Week | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (let index = from; index <= to; index++) {
    const week = weeks.all[index];
    if (!week || isBarred(candidate, index)) continue;
    const isHeld = holds(weeks, week, candidate, mates) && hasQuietNeighbours(weeks, candidate, index);
    if (!isHeld && !(turn.isLate && holdsBeforeStorms(weeks, week, candidate))) continue;
    const isShared = task.bundle !== undefined && (week.bundles.get(task.bundle) ?? 0) > 0;
    if ((index < span.from || index > span.to) && !isShared) continue;
    // Opening an item takes its week, and what is checked with that adds little. What is urgent takes the first with room.
    const ignoresLoad = turn.isUrgent || (isShared && task.whileClosed);
    const cost =
      (ignoresLoad ? 0 : loadCost(week, candidate, target, weeks.most.places)) +
      distanceCost * Math.abs(index - best) -
      (isShared ? weights.sharing : 0);
    if (cost < lowest) [found, lowest] = [week, cost];
  }
  return found;
}

function first(candidate: Candidate, from: number, to: number, { weeks, isBarred }: Placing): Week | undefined {
  const step = from <= to ? 1 : -1;
  for (let index = from; step > 0 ? index <= to : index >= to; index += step) {
    const week = weeks.all[index];
    if (week && holds(weeks, week, candidate) && !isBarred(candidate, index)) return week;
  }
  return undefined;
}

/** The week with the fewest minutes, for a job that would miss its season or its longest gap because each week is full. */
function lightest(
  candidate: Candidate,
  span: Span,
  { weeks, isBarred }: Placing,
  { tooMany = 0, longest = Number.POSITIVE_INFINITY } = {},
): Week | undefined {
  const { item, task } = candidate;
  return weeks.all
    .slice(span.from, span.to + 1)
    .filter(
      (week) =>
        week.minutes + task.minutes <= longest &&
        week.places > -tooMany &&
        week.workingShare > 0 &&
        !isBarred(candidate, week.index),
    )
    .filter(({ items, waiting }) => task.stake === 'danger' || !(items.has(item.name) || waiting.has(item.name)))
    .reduce<Week | undefined>((best, week) => (best && best.minutes <= week.minutes ? best : week), undefined);
}

/** The first week with room after a turn, or one of the next that becomes longer for a safety job that was never done. */
function soonAfter(candidate: Candidate, index: number, placing: Placing): Week | undefined {
  const { all, most } = placing.weeks;
  const found = first(candidate, index + 1, all.length - 1, placing);
  const isSoon = found !== undefined && found.index <= index + weeksForFirst;
  if (isSoon || candidate.last || placing.isOverfull) return found;
  const next = { from: index, to: Math.min(index + weeksForFirst, all.length - 1) };
  return lightest(candidate, next, placing, { longest: longestWeek * most.minutes }) ?? found;
}

/**
 * The week of a safety job that finds no room in its turn: rather early than on a holiday, rather a long week than one much
 * too early, and as the last resort one task more than the household wants.
 */
function weekForSafety(
  candidate: Candidate,
  { window, comesAgain }: Turn,
  after: number,
  { from, to, isLate }: Span & { readonly isLate: boolean },
  placing: Placing,
): Week | undefined {
  const { all } = placing.weeks;
  const opens = Math.max(window?.opens ?? 0, (candidate.last?.day ?? 0) + 7);
  const earliest = Math.max(after, firstWithDayFrom(all, opens));
  const soonest = Math.max(earliest, firstWithDayFrom(all, comesAgain ?? opens));
  const onHoliday = all
    .slice(from, to + 1)
    .find((week) => holdsOnHoliday(placing.weeks, week, candidate) && !placing.isBarred(candidate, week.index));
  const upTo = (index: number, last: number) => (index >= last ? first(candidate, index, last, placing) : undefined);
  return (
    upTo(from - 1, soonest) ??
    onHoliday ??
    (comesAgain === undefined ? undefined : lightest(candidate, { from: soonest, to }, placing)) ??
    upTo(soonest - 1, earliest) ??
    (comesAgain === undefined || isLate
      ? undefined
      : lightest(candidate, { from: to, to }, placing, { tooMany: mostTooMany })) ??
    soonAfter(candidate, to, placing)
  );
}

/**
 * The best week for a turn, from `after` on. A safety turn that finds no room comes earlier rather than later; another
 * comes later, except out of its season.
 */
export function weekFor(candidate: Candidate, turn: Turn, after: number, placing: Placing): Week | undefined {
  const { all, most } = placing.weeks;
  const { task } = candidate;
  const last = all.length - 1;
  const wanted = spanOf(all, turn);
  if (wanted.from > last) return undefined;
  const from = Math.max(wanted.from, after);
  const isLate = wanted.to < from;
  const isDanger = task.stake === 'danger';
  const span = { from, to: isLate ? Math.min(last, from + (isDanger ? 0 : weeksForLate)) : wanted.to };
  // A week that a pause ends too late for a longest gap is no choice.
  if (isDanger && !isLate) while (span.to >= from && (all[span.to]?.opensOn ?? 0) > turn.latest) span.to -= 1;
  const best = Math.max(span.from, Math.min(span.to, firstWithDayFrom(all, turn.best)));
  const mates = placing.capacityForMates(candidate);
  // A round can be joined later, but a visit is paid for.
  const isAlone = turn.isUrgent && !task.professional;
  const search = { candidate, turn, after, span, best, isLate };
  const found = (mates.places > 0 && !isAlone && cheapest({ ...search, mates }, placing)) || cheapest(search, placing);
  if (found) return found;
  const upTo = (index: number) => (index > span.to ? first(candidate, span.to + 1, index, placing) : undefined);
  if (turn.window && !isDanger) {
    const { stake, seasonalUse } = task;
    const lastWithin = (day: number) => Math.min(last, lastWithDayUpTo(all, day));
    // What is late anyway makes no week too long, unless its grace ends soon or the weather may still do harm.
    const endsSoon = turn.latest - turn.earliest < lastDaysOfGrace;
    if (seasonalUse || (stake === 'costly' && (!turn.isLate || endsSoon || isAgainstWeather(candidate)))) {
      // Where the weather does no harm, rather some weeks after the season than in a week that is too long.
      const hasGrace = !seasonalUse && !isAgainstWeather(candidate) && task.minutes <= most.minutes;
      const graceEnds = lastWithin(turn.window.closes + (turn.isLate ? 0 : candidate.graceDays));
      const inGrace = hasGrace ? upTo(graceEnds) : undefined;
      const longest = Math.max(longestWeek * most.minutes, besideLongJob.week);
      const nextWeeks = { from: span.to + 1, to: Math.min(graceEnds, span.to + weeksForLate) };
      const mayBeLong = !turn.isLate || isAgainstWeather(candidate);
      const inTime =
        inGrace ??
        lightest(candidate, span, placing, { longest }) ??
        lightest(candidate, nextWeeks, placing, { longest }) ??
        (mayBeLong ? lightest(candidate, span, placing) : undefined);
      if (inTime) return inTime;
    }
    return upTo(lastWithin(turn.window.closes));
  }
  if (isDanger) return weekForSafety(candidate, turn, after, { ...span, isLate }, placing);
  return upTo(last);
}
