import { dayNumber } from '../../time/dates.ts';
import type { Candidate, Candidates } from '../candidates-for.ts';
import { weeksAhead } from '../candidates-for.ts';
import { compareCosts, compareHazards, firstWeekOf, isWorstHazard } from '../first-turns.ts';
import { isOverfull, leastMinutesOf, minutesFor, minutesPerTaskOf } from '../intervals.ts';
import { isAgainstWeather, isCareInUse, isCostlyToLeave, isLesson, keepsInterval, type PlanInput } from '../types.ts';
import { overdueTasks } from '../waiting.ts';
import { type Capacity, isLong, type Weeks, weeksOf } from './capacity.ts';
import { closuresNow, isClosedIn, isPaired, placePairs } from './closures.ts';
import { type Draft, dayOfTurn, place, placeAgain, placeTurns } from './draft.ts';
import { improve } from './improve.ts';
import { fillLightWeeks, giveWaitingCare } from './light-weeks.ts';
import { methodInUse } from './method.ts';
import { hasNoChoice, inPlacingOrder } from './order.ts';
import { barsSameWork } from './same-work.ts';
import { solveYear } from './solve-year.ts';
import { type Turn, turnAfter } from './turns.ts';
import { outlookOf, type YearPlan, type YearTask } from './year-plan.ts';

/** How many days before the end of its season a costly job is placed before others, or before its first season begins. */
const daysToSeason = 56;

/** The first day on which something can be done in a week or after it; infinite if there is none in the year. */
function nextOpenDay({ all }: Weeks, index: number): number {
  return all.find((week) => week.index >= index && week.opensOn < Number.POSITIVE_INFINITY)?.opensOn ?? Infinity;
}

/** The day on which the weather may do harm for the first time in the season; infinite if that doesn't matter. */
function dayOfHarm({ task: { season } }: Candidate, { window }: Turn): number {
  return window && season && 'around' in season ? window.opens - 7 * season.from : Number.POSITIVE_INFINITY;
}

/** Whether the job's longest gap ends before the household's next week, which a pause puts off, or its season soon. */
function cannotWait(candidate: Candidate, { weeks, from }: Draft): boolean {
  const { task, last, interval } = candidate;
  if (keepsInterval(candidate) && last !== undefined && last.day + interval < nextOpenDay(weeks, 1)) return true;
  if (task.stake !== 'costly' || candidate.windows.length === 0) return false;
  const { window, earliest, isLate } = turnAfter(candidate, last?.day, from);
  if (isLate || !window) return isLate === true;
  if (!isAgainstWeather(candidate)) return earliest <= from && window.closes < from + daysToSeason;
  return (last === undefined ? window.opens : window.closes) < from + daysToSeason;
}

const isDanger = ({ task }: Candidate) => task.stake === 'danger';

function placeOnce(draft: Draft, candidates: Iterable<Candidate>): void {
  for (const candidate of candidates) if (!draft.turns.has(candidate)) place(draft, candidate, 0);
}

/**
 * Places the safety jobs that cannot wait before anything else: the last week before a pause and the week of return may
 * not have room for them beside the work of the season.
 */
function placeAroundPauses(draft: Draft, candidates: readonly Candidate[], { home }: PlanInput): void {
  if (home.pauses.length === 0) return;
  const pauses = home.pauses.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }));
  const endsInPause = ({ last, interval }: Candidate): boolean =>
    last !== undefined && pauses.some(({ from, to }) => from <= last.day + interval && last.day + interval <= to);
  const dangers = candidates.filter(isDanger);
  placeOnce(
    draft,
    dangers.filter((candidate) => cannotWait(candidate, draft)),
  );
  placeOnce(draft, dangers.filter(endsInPause));
}

/** What a new home does before the rest of its safety jobs, the worst hazards first. */
function earlyJobs(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates
    .filter((candidate) => (candidate.task.quickWin && !candidate.last) || isCostlyToLeave(candidate))
    .sort(compareHazards);
}

/**
 * The first safety jobs of a home in their order: the worst hazards, and the others. Those of later weeks are among them,
 * so that each plan places all in the same order. One call books all that a tradesperson does on a visit.
 */
function firstSafety(draft: Draft, candidates: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const first = candidates
    .filter((candidate) => isDanger(candidate) && !candidate.last)
    .filter((candidate) => turnAfter(candidate, undefined, draft.from).isUrgent)
    .sort(compareHazards);
  const withMates = first.flatMap((job) => [job, ...first.filter((other) => isOfSameVisit(job, other))]);
  return [withMates.filter(isWorstHazard), withMates.filter((candidate) => !isWorstHazard(candidate))];
}

const isOfSameVisit = ({ task }: Candidate, { task: other }: Candidate): boolean =>
  task.professional === true && task.bundle !== undefined && task.bundle === other.bundle;

/**
 * What is costly to forget and doesn't wait for its season, in the order in which a new home starts with it. The care of
 * what is in use is among it where there is time.
 */
const firstCosts = (draft: Draft, candidates: readonly Candidate[], hasTime: boolean): readonly Candidate[] =>
  candidates
    .filter((job) => (job.task.stake === 'costly' || (hasTime && isCareInUse(job))) && !job.last)
    .filter((candidate) => turnAfter(candidate, undefined, draft.from).isUrgent)
    .sort((one, other) => one.firstDue - other.firstDue || compareCosts(one, other));

/**
 * How far light weeks may fill a year: more, and a month of seasonal jobs comes on top of the time that the household has;
 * less, and small care that waits never comes.
 */
const shareOfTime = 0.95;
/** How far they may take a year beyond what it was planned to take, so that a home that needs little stays easy. */
const mostOverPlanned = 1.1;

/** Places what a household has to know before something happens, one each week after the first, before its worst hazards. */
function placeLessons(draft: Draft, early: readonly Candidate[], isFirstWeek: boolean): void {
  const lessons = early.filter((job) => !isDanger(job) && isLesson(job));
  for (const [index, job] of lessons.entries())
    if (!draft.turns.has(job)) place(draft, job, isFirstWeek ? index + 1 : 0);
}

/**
 * Places what the weather may damage soon. A new home's first week belongs to the worst hazards, and so do those after it
 * as long as the weather does no harm; then one long job comes a week, and what prevents the hazards fits beside it.
 */
function placeBeforeHarm(draft: Draft, jobs: readonly Candidate[], worst: readonly Candidate[], isFirstWeek: boolean) {
  const { weeks, from } = draft;
  const weeksOfHazards = Math.ceil(worst.length / weeks.most.places);
  const soonest = isFirstWeek && worst.length > 0 ? 1 : 0;
  let free = soonest;
  const turnOf = (job: Candidate) => turnAfter(job, job.last?.day, from);
  const inOrder = jobs
    .filter((job) => !isDanger(job) && isAgainstWeather(job) && !draft.turns.has(job))
    // What is long has the fewest weeks to choose from, and what is late may be too late on any day.
    .sort((one, other) => Number(isLong(other)) - Number(isLong(one)))
    .sort((one, other) => Number(turnOf(other).isLate ?? false) - Number(turnOf(one).isLate ?? false));
  for (const job of inOrder) {
    const turn = turnOf(job);
    const weeksUntil = (day: number) => Math.floor((day - from) / 7);
    const isAlone = worst.length > 0 && isLong(job);
    if (isAlone && weeksUntil(turn.latest) < soonest) continue;
    const wanted = isAlone ? Math.max(free, Math.min(weeksOfHazards, weeksUntil(dayOfHarm(job, turn)))) : soonest;
    const index = place(draft, job, Math.min(wanted, weeksUntil(turn.latest)));
    if (index !== undefined && isAlone && index <= weeksOfHazards) free = index + 1;
  }
}

/** The capacity for the jobs of a bundle that come about as often as the candidate and have no week yet. */
function capacityFor({ task, interval }: Candidate, bundled: readonly Candidate[], turns: Draft['turns']): Capacity {
  let [places, minutes] = [0, 0];
  if (task.bundle === undefined) return { places, minutes };
  for (const mate of bundled) {
    if (mate.task.bundle !== task.bundle || mate.task === task || turns.has(mate)) continue;
    if (mate.interval > 2 * interval || interval > 2 * mate.interval) continue;
    places += 1;
    minutes += mate.task.minutes;
  }
  return { places, minutes };
}

/** The weeks of the last plan, counted from the first week of this one. */
function appointmentsOf({ outlook, weekStart }: PlanInput): Draft['appointed'] {
  const monday = dayNumber(weekStart);
  const weeks = new Map(
    [...(outlook ?? [])].map(([source, mondays]) => [
      source,
      mondays.map((day) => (day - monday) / 7).filter((week) => week >= 0),
    ]),
  );
  return (source) => weeks.get(source) ?? [];
}

function byWeek(draft: Draft): YearPlan['weeks'] {
  const weeks = draft.weeks.all.map((): YearTask[] => []);
  for (const [candidate, turns] of draft.turns) {
    let previous: number | undefined;
    for (const { week, turn } of turns) {
      weeks[week]?.push({ candidate, turn, ...(previous !== undefined && { previous }) });
      previous = dayOfTurn(draft, week);
    }
  }
  return weeks;
}

/**
 * Plans the year from the input's week on: every job at the best time that an even load allows, and in the week that the
 * last plan gave it if that is still good.
 */
export function planYear(candidates: Candidates, input: PlanInput): YearPlan {
  if ((input.method ?? methodInUse) === 'solver') return solveYear(candidates, input);
  const { all, rhythm } = candidates;
  const bySource = new Map<string, Candidate>(all.map((candidate) => [candidate.source, candidate]));
  const waiting = new Set(overdueTasks(input).flatMap(({ source }) => bySource.get(source)?.item.name ?? []));
  const weeks = weeksOf(
    input,
    weeksAhead,
    (source) => bySource.get(source),
    waiting,
    minutesPerTaskOf(rhythm, input.home),
  );
  const closures = closuresNow(candidates, input, weeksAhead);
  const bundled = all.filter(({ task }) => task.bundle !== undefined);
  const turns: Draft['turns'] = new Map();
  const isClosed = isClosedIn(closures, candidates);
  const isDoneNear = barsSameWork(all, { weeks, turns });
  const draft: Draft = {
    weeks,
    target: Math.max(1, rhythm.planned.minutes),
    isBarred: (candidate, week) => isClosed(candidate, week) || isDoneNear(candidate, week),
    capacityForMates: (candidate) => capacityFor(candidate, bundled, turns),
    // A season may end in the middle of a week.
    from: weeks.all.find(({ places }) => places > 0)?.opensOn ?? dayNumber(input.weekStart),
    isOverfull: isOverfull(rhythm, input.home),
    turns,
    appointed: appointmentsOf(input),
  };
  const unpaired = all.filter((candidate) => !isPaired(candidate, candidates));
  const early = earlyJobs(unpaired);
  placeAroundPauses(draft, unpaired, input);
  const isFirstWeek = all.every(({ last }) => !last);
  placeOnce(draft, isFirstWeek ? early.filter(isDanger).slice(0, weeks.all[0]?.places) : []);
  for (const job of early.filter((each) => isCostlyToLeave(each) && !each.last)) place(draft, job, isFirstWeek ? 1 : 0);
  const frequent = unpaired
    .filter((candidate) => hasNoChoice(candidate, weeks.most.places))
    .sort((one, other) => one.interval - other.interval);
  const paired = all.filter((candidate) => isPaired(candidate, candidates) && cannotWait(candidate, draft));
  const itemsInHaste: ReadonlySet<string> = new Set(paired.map(({ item }) => item.name));
  placePairs(draft, candidates, closures, (item) => itemsInHaste.has(item));
  for (const candidate of frequent) placeTurns(draft, candidate);
  // An item that can wait closes and opens in weeks that are free of them, and then they rest in between.
  placePairs(draft, candidates, closures, (item) => !itemsInHaste.has(item));
  for (const candidate of frequent) if (candidates.pairs.has(candidate.item.name)) placeAgain(draft, candidate);
  const urgent = unpaired
    .filter((candidate) => cannotWait(candidate, draft))
    .map((candidate) => ({ candidate, latest: turnAfter(candidate, candidate.last?.day, draft.from).latest }))
    .sort((one, other) => one.latest - other.latest)
    .map(({ candidate }) => candidate);
  const [worst = [], others = []] = firstSafety(draft, unpaired);
  // A visit needs a week with room for all that is booked with it.
  const visits = worst.filter(({ task }) => task.professional && task.bundle !== undefined);
  placeOnce(draft, [...urgent.filter(isDanger), ...visits]);
  placeBeforeHarm(draft, urgent, worst, isFirstWeek);
  placeOnce(draft, early.filter(isDanger));
  if (!draft.isOverfull) placeLessons(draft, early, isFirstWeek);
  placeOnce(draft, [...worst, ...urgent, ...early]);
  // One week later would put off every other turn of the season.
  for (const candidate of early.filter(isCostlyToLeave)) placeTurns(draft, candidate);
  placeOnce(draft, [...others, ...firstCosts(draft, unpaired, !draft.isOverfull)]);
  for (const candidate of inPlacingOrder(unpaired, weeks.most.minutes)) placeTurns(draft, candidate);
  improve(draft);
  fillLightWeeks(draft, leastMinutesOf(rhythm, input.home));
  if (!draft.isOverfull)
    giveWaitingCare(draft, all, {
      aim: Math.min(shareOfTime * minutesFor(input.home.tasksPerWeek), mostOverPlanned * rhythm.planned.minutes),
      weeksSinceJoined: (dayNumber(input.weekStart) - dayNumber(firstWeekOf(input.home))) / 7,
    });
  const plan = byWeek(draft);
  return { weeks: plan, outlook: outlookOf(plan, dayNumber(input.weekStart)) };
}
