import type { Candidate } from './due.ts';

/** The weeks, counted from this one, in which a job can be done. */
export type Span = {
  readonly candidate: Candidate;
  readonly earliest: number;
  /** Negative for a late job. */
  readonly latest: number;
  /** Whether it was never done, so that there is no gap to keep. */
  readonly isNew: boolean;
};

/** The free capacity of one week for critical jobs. */
export type Capacity = {
  readonly places: number;
  readonly minutes: number;
  /** Items that already have their one job of the week. */
  readonly items: ReadonlySet<string>;
};

type LaidOut = {
  /** The jobs that have to be done this week, in the order in which they were placed. */
  readonly now: readonly Candidate[];
  /** The number of turns without a week that keeps their gap, although the gap could still be kept. */
  readonly broken: number;
};

type Week = { places: number; minutes: number; readonly items: Set<string> };

const holds = ({ places, minutes, items }: Week, { item, task }: Candidate): boolean =>
  places > 0 && minutes >= task.minutes && !items.has(item.name);

/** The last week from `from` to `to` that can hold the job, or else the first after them; -1 when there is none. */
function weekFor(candidate: Candidate, weeks: readonly Week[], from: number, to: number): number {
  const inTime = weeks.findLastIndex((week, index) => from <= index && index <= to && holds(week, candidate));
  return inTime >= 0 ? inTime : weeks.findIndex((week, index) => from <= index && to < index && holds(week, candidate));
}

function before(one: readonly number[], other: readonly number[]): boolean {
  const differs = one.findIndex((value, index) => value !== other[index]);
  return (one[differs] ?? 0) < (other[differs] ?? 0);
}

/**
 * Which job to place next: one with a gap to keep before a new one; then the one with the fewest possible weeks; then a
 * late one; then a frequent one before a rare one, because a job that is placed early is also due again early.
 */
function nextOf(spans: readonly Span[], weeks: readonly Week[]): Span | undefined {
  let next: { readonly span: Span; readonly rank: readonly number[] } | undefined;
  for (const span of spans) {
    const { candidate, earliest, latest, isNew } = span;
    const choice = weeks.slice(earliest, Math.max(0, latest) + 1).filter((week) => holds(week, candidate)).length;
    const rank = [Number(isNew), choice, latest < 0 && !isNew ? latest : candidate.task.intervalDays, latest];
    if (!next || before(rank, next.rank)) next = { span, rank };
  }
  return next?.span;
}

/** Places a job and its later turns in the weeks. */
function settle({ candidate, earliest, latest, isNew }: Span, weeks: readonly Week[]) {
  const step = Math.floor(candidate.task.intervalDays / 7);
  const first = weekFor(candidate, weeks, earliest, latest);
  let broken = latest >= 0 && !isNew && (first > latest || first < 0) ? 1 : 0;
  let index = first;
  for (let week = weeks[index]; week; week = weeks[index]) {
    week.places -= 1;
    week.minutes -= candidate.task.minutes;
    week.items.add(candidate.item.name);
    const to = index + step;
    index = weekFor(candidate, weeks, index + 1, to);
    if (to < weeks.length && (index < 0 || index > to)) broken += 1;
  }
  return { isNow: first === 0, broken };
}

/**
 * Places each job in the last week that keeps its gap and has a place, enough minutes and no other job of its item, and
 * again each time it is due. Jobs of equal rank are placed in the given order.
 */
export function layOut(spans: readonly Span[], capacities: readonly Capacity[]): LaidOut {
  const weeks = capacities.map(({ places, minutes, items }): Week => ({ places, minutes, items: new Set(items) }));
  const now: Candidate[] = [];
  let broken = 0;
  let left = spans;
  for (let next = nextOf(left, weeks); next; next = nextOf(left, weeks)) {
    const chosen = next;
    const settled = settle(chosen, weeks);
    if (settled.isNow) now.push(chosen.candidate);
    broken += settled.broken;
    left = left.filter((span) => span !== chosen);
  }
  return { now, broken };
}
