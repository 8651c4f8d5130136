import type { Stake } from '../../care-task.ts';
import { compareText } from '../../compare-text.ts';
import { dayNumber } from '../../dates.ts';
import type { Candidate, Candidates } from '../candidates-for.ts';
import { weeksAhead } from '../candidates-for.ts';
import { type ItemState, rests, type SeasonalPair, stateOf } from '../closed-items.ts';
import type { PlanInput } from '../types.ts';
import { overdueTasks } from '../waiting.ts';
import { fillEmptyWeeks } from './empty-weeks.ts';
import { type Grid, gridOf, put, type Room } from './grid.ts';
import { turnAfter } from './turns.ts';
import { type Placing, weekFor } from './week-for.ts';
import type { YearPlan, YearTask } from './year-plan.ts';

/** A job that takes more than this share of a week's time is placed while weeks are empty. */
const shareOfLongJob = 0.75;
const stakeRank: Readonly<Record<Stake, number>> = { danger: 0, costly: 10, wear: 20, comfort: 30 };

/**
 * The order in which jobs are placed: those that need a week to themselves, then by stake, then those with the fewest
 * weeks to choose from.
 */
function rankOf({ task, windows, interval, last }: Candidate, mostMinutes: number): number {
  const [window] = windows;
  const choice = window ? (window.closes - window.opens) / 366 : task.professional ? 0.9 : interval >= 180 ? 2 : 3;
  const isFrequentDanger = task.stake === 'danger' && interval < 180;
  const isAlone = task.minutes > mostMinutes * shareOfLongJob;
  return (
    (isAlone ? stakeRank[task.stake] / 10 : 10 + stakeRank[task.stake]) +
    (isFrequentDanger ? 1 + interval / 1000 : choice) +
    (last ? 0 : 0.5)
  );
}

/** Jobs of one bundle and stake come one after the other, so that a week has room for all of them. */
function inOrder(candidates: readonly Candidate[], mostMinutes: number): readonly Candidate[] {
  const ranked = candidates.map((candidate) => {
    const { bundle, stake, id } = candidate.task;
    return { candidate, id, rank: rankOf(candidate, mostMinutes), group: bundle ? `${bundle}, ${stake}` : id };
  });
  const first = new Map<string, number>();
  for (const { group, rank } of ranked) first.set(group, Math.min(rank, first.get(group) ?? rank));
  return ranked
    .map((each) => ({ ...each, rankOfGroup: first.get(each.group) ?? each.rank }))
    .sort((one, other) => one.rankOfGroup - other.rankOfGroup || one.rank - other.rank || compareText(one.id, other.id))
    .map(({ candidate }) => candidate);
}

/** By item, for each week whether its other jobs rest. */
type Closures = Map<string, ItemState['state'][]>;

type Year = Placing & {
  readonly weeks: YearTask[][];
  readonly from: number;
  /** The weeks of the jobs that were placed first. */
  readonly soon: Map<Candidate, number>;
};

function place(
  year: Year,
  candidate: Candidate,
  last: number | undefined,
  after: number,
  from: number,
): number | undefined {
  const turn = turnAfter(candidate, last, from);
  const week = weekFor(candidate, turn, after, year);
  if (!week) return undefined;
  put(week, candidate);
  year.weeks[week.index]?.push({ candidate, turn, ...(after > 0 && last !== undefined && { previous: last }) });
  return week.index;
}

/** Places a job's turns one after the other, each counted from the one before. */
function placeTurns(year: Year, candidate: Candidate): void {
  const placed = year.soon.get(candidate);
  let last = placed === undefined ? candidate.last?.day : year.grid.weeks[placed]?.opensOn;
  let after = placed === undefined ? 0 : placed + 1;
  while (after < year.grid.weeks.length) {
    const index = place(year, candidate, last, after, year.from);
    if (index === undefined) return;
    last = year.grid.weeks[index]?.opensOn;
    after = index + 1;
  }
}

/** How many days before the end of its season a costly job is placed before others. */
const daysToCloseSoon = 28;

/** The first day on which something can be done in a week or after it; infinite if there is none in the year. */
function nextOpenDay({ weeks }: Grid, index: number): number {
  return (
    weeks.find((week) => week.index >= index && week.opensOn < Number.POSITIVE_INFINITY)?.opensOn ??
    Number.POSITIVE_INFINITY
  );
}

/** Whether the job's longest gap ends before the household's next week, which a pause puts off, or its season soon. */
function cannotWait(candidate: Candidate, { grid, from }: Year): boolean {
  const { task, last, interval } = candidate;
  if (task.stake === 'danger') return last !== undefined && last.day + interval < nextOpenDay(grid, 1);
  if (task.stake !== 'costly' || candidate.windows.length === 0) return false;
  const { window, earliest } = turnAfter(candidate, last?.day, from);
  return window !== undefined && earliest <= from && window.closes < from + daysToCloseSoon;
}

const isDanger = ({ task }: Candidate) => task.stake === 'danger';

function placeSoon(year: Year, candidates: Iterable<Candidate>): void {
  for (const candidate of candidates) {
    if (year.soon.has(candidate)) continue;
    const index = place(year, candidate, candidate.last?.day, 0, year.from);
    if (index !== undefined) year.soon.set(candidate, index);
  }
}

/**
 * Places the safety jobs that cannot wait before anything else: the last week before a pause and the week of return may
 * not have room for them beside the work of the season.
 */
function placeAroundPauses(year: Year, candidates: readonly Candidate[], { home }: PlanInput): void {
  if (home.pauses.length === 0) return;
  placeSoon(
    year,
    candidates.filter((candidate) => isDanger(candidate) && cannotWait(candidate, year)),
  );
}

/** Places jobs that cannot wait and the quick wins of a home's first week: those for safety, then urgent ones. */
function placeFirst(year: Year, candidates: readonly Candidate[]): void {
  const nextWeek = year.grid.weeks[1]?.firstDay ?? 0;
  const urgent = candidates.filter((candidate) => cannotWait(candidate, year));
  const quick = candidates.filter(({ task, last, firstDue }) => task.quickWin && !last && firstDue < nextWeek);
  placeSoon(year, new Set([...[...urgent, ...quick].filter(isDanger), ...urgent, ...quick]));
}

/** The room for the jobs of a bundle that come about as often as the candidate. */
function roomFor({ task, interval }: Candidate, unplaced: ReadonlySet<Candidate>): Room {
  let [places, minutes] = [0, 0];
  if (task.bundle === undefined) return { places, minutes };
  for (const mate of unplaced) {
    if (mate.task.bundle !== task.bundle || mate.task === task) continue;
    if (mate.interval > 2 * interval || interval > 2 * mate.interval) continue;
    places += 1;
    minutes += mate.task.minutes;
  }
  return { places, minutes };
}

/** Closes and opens an item in turn, and notes the weeks in which its other jobs rest. */
function placePair(year: Year, pair: SeasonalPair, closures: Closures, byId: ReadonlyMap<string, Candidate>): void {
  const [closes, opens] = [byId.get(pair.closes.task.id), byId.get(pair.opens.task.id)];
  if (!closes || !opens) return;
  const weeks = closures.get(closes.item.name);
  let state = weeks?.[0];
  if (!weeks || !state) return;
  let after = 0;
  let last: { closes: number | undefined; opens: number | undefined } = {
    closes: closes.last?.day,
    opens: opens.last?.day,
  };
  while (after < weeks.length) {
    const next: 'closes' | 'opens' = state === 'open' ? 'closes' : 'opens';
    const candidate = next === 'closes' ? closes : opens;
    const from = after === 0 ? year.from : nextOpenDay(year.grid, after);
    const index = place(year, candidate, last[next], after, from);
    if (index === undefined) return;
    last = { ...last, [next]: year.grid.weeks[index]?.opensOn };
    state = next === 'closes' ? 'closed' : 'open';
    weeks.fill(state, index + 1);
    after = index + 1;
  }
}

/** The first day on which something can be done: a season may end in the middle of a week. */
function firstDayOf({ weeks }: Grid, { weekStart }: PlanInput): number {
  return weeks.find(({ places }) => places > 0)?.opensOn ?? dayNumber(weekStart);
}

/** Plans the year from the input's week on: every job at the best time that an even load allows. */
export function planYear({ all, pairs, rhythm }: Candidates, input: PlanInput): YearPlan {
  const bySource = new Map<string, Candidate>(all.map((candidate) => [candidate.source, candidate]));
  const byId = new Map(all.map((candidate) => [candidate.task.id, candidate]));
  const waiting = new Set(overdueTasks(input).flatMap(({ source }) => bySource.get(source)?.item.name ?? []));
  const grid = gridOf(input, weeksAhead, (source) => bySource.get(source), waiting);
  const closures: Closures = new Map();
  const unplaced = new Set(all.filter(({ task }) => task.bundle !== undefined));
  const year: Year = {
    grid,
    target: Math.max(1, rhythm.planned.minutes),
    isClosed: (candidate, week) => rests(candidate, closures.get(candidate.item.name)?.[week] ?? 'open', pairs),
    weeks: grid.weeks.map(() => []),
    from: firstDayOf(grid, input),
    soon: new Map(),
    roomForMates: (candidate) => roomFor(candidate, unplaced),
  };
  for (const [item, pair] of pairs) {
    closures.set(item, new Array<ItemState['state']>(weeksAhead).fill(stateOf(pair, input).state));
  }
  const isPaired = ({ item, task }: Candidate) => task.seasonalUse !== undefined && pairs.has(item.name);
  const unpaired = all.filter((candidate) => !isPaired(candidate));
  placeAroundPauses(year, unpaired, input);
  for (const pair of pairs.values()) placePair(year, pair, closures, byId);
  placeFirst(year, unpaired);
  for (const candidate of inOrder(unpaired, grid.mostMinutes)) {
    unplaced.delete(candidate);
    placeTurns(year, candidate);
  }
  fillEmptyWeeks(year.weeks, year);
  return { weeks: year.weeks };
}
