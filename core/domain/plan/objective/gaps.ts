import type { Window } from '../../climate/seasons.ts';
import type { Candidate } from '../candidates-for.ts';
import { latestDayAfter } from '../in-season.ts';
import { isWorstHazard, waitsForSilence } from '../joining.ts';
import { leastDaysAfter, leastShares } from '../rules/least-days.ts';
import type { Gaps } from '../solve/problem.ts';
import {
  isAgainstHazard,
  isAgainstWeather,
  isCareInUse,
  isCostlyToLeave,
  isLesson,
  isVisit,
  keepsInterval,
} from '../types.ts';
import { type Harm, harmAfter, harmOf, sharePassed } from './harm.ts';
import { prices } from './prices.ts';
import { isOfSeasonOnly, isOnce, missedSeasons, type Period, windowAt } from './seasons.ts';

/** The weeks of the plan, as a job that may be out of use for some of them sees them. */
type Calendar = {
  /** By week, the first and the last day on which something can be done; then a day after the plan. */
  readonly days: Float64Array;
  readonly lastDays: Float64Array;
  /** The day on which a job that was never done counts as due. */
  readonly joinedOn: number;
  /** When the item is in use; undefined if always. */
  readonly inUse: readonly Period[] | undefined;
  /** In which the home does nothing. */
  readonly pauses: readonly Period[];
};

/** How long after the plan's last week what waits still counts, in days. */
export const tailDays = 56;

/** What breaking the longest gap by so many days costs. */
const brokenBy = (days: number): number => (days > 0 ? prices.gapBroken + (prices.gapBrokenWeek * days) / 7 : 0);

/** When waiting counts: while the item is in use, and in season if the job comes several times in one. */
export function periodsOf(candidate: Candidate, inUse: Calendar['inUse']): readonly Period[] | undefined {
  if (candidate.windows.length === 0 || isOnce(candidate)) return inUse;
  return candidate.windows.flatMap(({ opens, closes }) =>
    (inUse ?? [{ from: opens, to: closes }])
      .map(({ from, to }) => ({ from: Math.max(from, opens), to: Math.min(to, closes) }))
      .filter(({ from, to }) => from <= to),
  );
}

/** How many days of the periods are over on a day. */
const daysIn = (periods: readonly Period[], day: number): number =>
  periods.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(day, to) - from), 0);

/** What waiting from one day to another costs: harm, broken gaps, and seasons that are missed. */
type Waiting = (from: number, to: number, isFirst: boolean, end: number) => number;

function waitingOf(candidate: Candidate, harm: Harm, { days, inUse, joinedOn }: Calendar, start: number): Waiting {
  const firstDay = days[0] as number;
  const missed = missedSeasons(candidate, harm, firstDay);
  const keeps = keepsInterval(candidate);
  const { last } = candidate;
  if (isOfSeasonOnly(candidate)) {
    const on = seasonOfJoining(candidate, joinedOn);
    const endOfHarm = on ? on.closes + candidate.graceDays : 0;
    return (from, to, isFirst, end) =>
      missed(isFirst ? last?.day : from, start, to) +
      (isFirst && on ? (prices.weatherAhead * Math.max(0, Math.min(to, endOfHarm) - joinedOn)) / 7 : 0) +
      (keeps && !(isFirst && !last) ? brokenBy(end - latestDayAfter(candidate, from)) : 0);
  }
  const periods = periodsOf(candidate, inUse);
  const allowed = firstWaitOf(candidate);
  if (!periods)
    return (from, to, isFirst, end) => {
      if (isFirst && allowed !== undefined)
        return harmAfter(harm, to - from) - harmAfter(harm, firstDay - from) + lateFirst(to - joinedOn, allowed);
      const broken = keeps && !(isFirst && !last) ? brokenBy(end - latestDayAfter(candidate, from)) : 0;
      return harmAfter(harm, to - from) - (isFirst ? harmAfter(harm, firstDay - from) : 0) + broken;
    };
  const passed = last ? 0 : harm.interval * sharePassed(candidate);
  return (from, to, isFirst, end) => {
    const before = isFirst ? Math.min(daysIn(periods, from), daysIn(periods, firstDay)) : daysIn(periods, from);
    const time = daysIn(periods, to) - before + (isFirst ? passed : 0);
    const already = isFirst ? harmAfter(harm, passed + daysIn(periods, firstDay) - before) : 0;
    const seasons = keeps || candidate.windows.length === 0 ? 0 : missed(isFirst ? last?.day : from, start, to);
    const late = isFirst ? lateFirst(daysIn(periods, to) - daysIn(periods, joinedOn), allowed) : 0;
    if (!keeps || (isFirst && !last)) return harmAfter(harm, time) - already + seasons + late;
    // The longest gap counts again in each period, unless it is longer than that.
    const broken = periods.reduce((sum, period) => {
      const isLonger = period.to - period.from < harm.interval && from < period.from;
      const [begin, until] = [isLonger ? from : Math.max(from, period.from), Math.min(end, period.to)];
      const counted = Math.min(until - begin - harm.interval, until - Math.max(from, period.from));
      return begin <= until ? sum + brokenBy(counted) : sum;
    }, 0);
    return harmAfter(harm, time) - already + seasons + broken;
  };
}

/** What a call that comes early costs: no harm that it prevents pays for it. */
function earlyCall(candidate: Candidate, { aYear, interval }: Harm, days: number): number {
  if (!isVisit(candidate)) return 0;
  const inTime = candidate.task.stake === 'danger' ? leastShares.danger : 1;
  return (aYear / 365) * Math.max(0, inTime * interval - days);
}

/** How many days a new home may be without the first turn of a job, and what a week more costs then. */
type FirstWait = { readonly days: number; readonly week: number };

function firstWaitOf(candidate: Candidate): FirstWait | undefined {
  const { task, last, assumes } = candidate;
  if (last) return undefined;
  if (task.stake === 'danger')
    return isWorstHazard(candidate)
      ? { days: prices.firstWorst, week: prices.lateFirst }
      : { days: prices.firstTurns, week: prices.lateFirst };
  const isInHaste = isLesson(candidate) || isCostlyToLeave(candidate);
  if (isInHaste && !waitsForSilence(candidate)) return { days: prices.firstHaste, week: prices.lateHaste };
  if (assumes) return undefined;
  if (task.stake === 'costly') return { days: prices.firstPrevention, week: prices.lateCare };
  if (isCareInUse(candidate)) return { days: prices.firstCare, week: prices.lateCare };
  return isAgainstHazard(candidate) ? { days: prices.firstPrevention, week: prices.lateFirst } : undefined;
}

/** How many weeks of waiting decide which job chooses first. */
const weeksOfRank = 10;

/** What a minute of the job is worth: the job with the highest worth chooses its weeks first. */
export function rankOf(candidate: Candidate, harm: Harm, joinedOn: number): number {
  const ofSeason = isOfSeasonOnly(candidate) ? prices.seasonMissed : 1;
  const ahead = seasonOfJoining(candidate, joinedOn) ? weeksOfRank * prices.weatherAhead : 0;
  return (harm.aYear * ofSeason + ahead) / candidate.task.minutes;
}

/** The season in which a home joins, of what frost, rain or storms may damage before the next one. */
function seasonOfJoining(candidate: Candidate, joinedOn: number): Window | undefined {
  const isAtRisk = candidate.task.stake === 'costly' && isAgainstWeather(candidate) && !candidate.last;
  return isAtRisk ? windowAt(candidate, joinedOn) : undefined;
}

/** What it costs that a job comes for the first time so many days after it could. */
const lateFirst = (days: number, allowed: FirstWait | undefined): number =>
  allowed ? (allowed.week * Math.max(0, days - allowed.days)) / 7 : 0;

/** What passes between two turns of a job costs. `own`: where it can come. */
export function gapsOf(candidate: Candidate, harm: Harm, calendar: Calendar, own: Float64Array): Gaps {
  const { days, lastDays, joinedOn, inUse, pauses } = calendar;
  const count = own.length;
  const { last, task, windows } = candidate;
  const leastAfter = (day: number): number => leastDaysAfter(candidate, day, pauses);
  const leastWeeksAfter = (day: number): number => Math.max(1, Math.ceil(leastAfter(day) / 7 - 0.01));
  const start = last?.day ?? joinedOn - harm.interval * sharePassed(candidate);
  const untilFirst = waitingOf(candidate, harm, calendar, start);
  const untilNext = waitingOf(candidate, harmOf(candidate, false), calendar, start);
  const canCome = (week: number) => own[week] !== Number.POSITIVE_INFINITY;
  const notBefore = last ? last.day + leastAfter(last.day) : 0;
  const endOfYear = days[count] as number;
  const first = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const end = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  for (let week = 0; week < count; week++) {
    if (!canCome(week)) continue;
    const day = days[week] as number;
    end[week] = untilNext(day, endOfYear, false, endOfYear - tailDays);
    if ((lastDays[week] as number) < notBefore) continue;
    first[week] = untilFirst(start, day, true, day) + (last ? earlyCall(candidate, harm, day - start) : 0);
  }
  const never = task.stake === 'danger' && !last ? prices.neverSafe : 0;
  first[count] = untilFirst(start, endOfYear, true, endOfYear - tailDays) + never;
  const next = (from: number, to: number): number =>
    untilNext(from, to, false, to) + earlyCall(candidate, harm, to - from);
  const rows = new Int32Array(count);
  // Where nothing depends on the time of the year, only the distance counts.
  if (pauses.length === 0 && inUse === undefined && windows.length === 0) {
    const leastWeeks = leastWeeksAfter(days[0] as number);
    const between = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
    for (let weeks = leastWeeks; weeks < count; weeks++) between[weeks] = next(0, 7 * weeks);
    return { first, between, rows, end, leastWeeks };
  }
  let [length, leastWeeks] = [0, count];
  for (let week = 0; week < count; week++) {
    rows[week] = length;
    if (canCome(week)) length += count - week;
  }
  const between = new Float64Array(length).fill(Number.POSITIVE_INFINITY);
  for (let from = 0; from < count; from++) {
    if (!canCome(from)) continue;
    const day = days[from] as number;
    const least = leastWeeksAfter(day);
    const row = rows[from] as number;
    leastWeeks = Math.min(leastWeeks, least);
    for (let to = from + least; to < count; to++)
      if (canCome(to)) between[row + to - from] = next(day, days[to] as number);
  }
  return { first, between, rows, end, leastWeeks };
}
