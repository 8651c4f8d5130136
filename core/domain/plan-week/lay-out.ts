import type { Candidate } from './due.ts';

/** The weeks, counted from this one, between which a job is to be done. */
export type Span = {
  readonly candidate: Candidate;
  readonly earliest: number;
  /** Negative for what is late. */
  readonly latest: number;
  /** It was never done, so that no gap runs. */
  readonly isNew: boolean;
};

/** What one week has left for critical jobs. */
export type Capacity = {
  readonly places: number;
  readonly minutes: number;
  /** Items that have their one job of the week already. */
  readonly items: ReadonlySet<string>;
};

type LaidOut = {
  /** The jobs that have to be done this week, in the order in which they chose. */
  readonly now: readonly Candidate[];
  /** How many turns found no week that keeps their gap, though one could have. */
  readonly broken: number;
};

type Week = { places: number; minutes: number; readonly items: Set<string> };

const holds = ({ places, minutes, items }: Week, { item, task }: Candidate): boolean =>
  places > 0 && minutes >= task.minutes && !items.has(item.name);

/** The last week of those given that can hold the job, or else the first after them; -1 when there is none. */
function weekFor(candidate: Candidate, weeks: readonly Week[], from: number, to: number): number {
  const inTime = weeks.findLastIndex((week, index) => from <= index && index <= to && holds(week, candidate));
  return inTime >= 0 ? inTime : weeks.findIndex((week, index) => from <= index && to < index && holds(week, candidate));
}

function before(one: readonly number[], other: readonly number[]): boolean {
  const differs = one.findIndex((value, index) => value !== other[index]);
  return (one[differs] ?? 0) < (other[differs] ?? 0);
}

/**
 * Who chooses a week next: what has a gap to keep before what was never done, which breaks none; what has the fewest
 * weeks left to choose from; what is late; then the frequent before the rare, since what goes early comes round early,
 * too.
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

/** Puts a job and its later turns into the weeks. */
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
 * Gives each job the last week that keeps its gap and has a place, the minutes, and nothing else of its item, and so
 * again each time its interval comes round. Where all else is equal the jobs choose in the order given.
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
