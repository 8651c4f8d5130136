import { canMeet } from '../../care/substances.ts';
import { dayNumber } from '../../time/dates.ts';
import { type Candidate, daysOfSameWork, doesSameWork } from '../candidates-for.ts';
import { latestDayAfter } from '../in-season.ts';
import { firstWeekOf } from '../joining.ts';
import { gapsOf, rankOf, tailDays } from '../objective/gaps.ts';
import { harmOf } from '../objective/harm.ts';
import { loadFor } from '../objective/load.ts';
import { keepingOf, ownCosts } from '../objective/own-costs.ts';
import { prices } from '../objective/prices.ts';
import type { Use } from '../rules/in-use.ts';
import { mostMinutes, type OpenWeek, shareItem } from '../rules/open-weeks.ts';
import { placeOf, roundOf } from '../rules/places.ts';
import type { Problem, SolverJob, SolverWeeks } from '../solve/problem.ts';
import { isVisit, type PlanInput } from '../types.ts';

/** What the problem of a year is made from, besides its jobs. */
export type Year = {
  readonly input: PlanInput;
  readonly weeks: readonly OpenWeek[];
  /** By week, the first and the last day on which something can be done; then a day after the year. */
  readonly days: Float64Array;
  readonly lastDays: Float64Array;
  /** The weeks of the last plan by source, counted from the first week of this one. */
  readonly kept: ReadonlyMap<string, readonly number[]>;
};

/** A job takes so much of a week that no other of this size should share it, in minutes. */
const heavyMinutes = 45;
/** How many minutes a year averages for each task that a week should have, and from what share beyond that each more costs `overBudget`. */
const mostMinutesOnAverage = 10.7;
const shareOverBudget = 0.05;
/** A home joins at the weekend. */
const daysToWeekend = 5;

/** The days of a year's weeks. A week without any, in a pause, counts from its weekend. */
export function daysOfWeeks(weeks: readonly OpenWeek[], monday: number) {
  const end = monday + 7 * weeks.length + tailDays;
  const dayOf = (week: OpenWeek, index: number, place: number) =>
    week.working.at(place) ?? week.days.at(place) ?? monday + 7 * index + daysToWeekend;
  return {
    days: Float64Array.from([...weeks.map((week, index) => dayOf(week, index, 0)), end]),
    lastDays: Float64Array.from([...weeks.map((week, index) => dayOf(week, index, -1)), end]),
  };
}

function weeksFor({ weeks, input: { home } }: Year, numberOf: (round: string | undefined) => number): SolverWeeks {
  const { tasksPerWeek } = home;
  const budget = mostMinutesOnAverage * tasksPerWeek * weeks.length;
  return {
    count: weeks.length,
    minutes: Float64Array.from(weeks, ({ held }) => held.reduce((sum, { task }) => sum + task.minutes, 0)),
    places: Int32Array.from(weeks, ({ days, held, foreign }) =>
      days.length === 0 ? 0 : tasksPerWeek - new Set(held.map(placeOf)).size - foreign,
    ),
    rounds: weeks.map(({ held }) => held.map((job) => numberOf(roundOf(job)))),
    heavy: Int32Array.from(weeks, ({ held }) => held.filter(({ task }) => task.minutes >= heavyMinutes).length),
    most: Float64Array.from(weeks, (week) => mostMinutes(week, tasksPerWeek)),
    load: loadFor(tasksPerWeek),
    secondHeavy: prices.secondHeavy,
    budget,
    margin: budget * shareOverBudget,
    overBudget: prices.overBudget,
    togetherFrom: prices.sharedVisit,
  };
}

/** From so many days before its last one on, a job for safety may make this week and the next one too long, or too full. */
const daysAheadOfDue = { tooLong: 28, tooMany: 14 } as const;

/** What a minute costs that makes a week too long; infinite for what can wait for another week. */
function priceOfLongWeek(candidate: Candidate, daysAtHome: number): number {
  const { task, windows, last } = candidate;
  if (roundOf(candidate)) return prices.longRound;
  const isDue = task.stake === 'danger' && (last !== undefined || daysAtHome > daysAheadOfDue.tooLong);
  const cannotWait = isDue || (task.stake === 'costly' && windows.length > 0);
  return cannotWait || task.seasonalUse ? prices.tooLong : Number.POSITIVE_INFINITY;
}

const weeksThatAreNear = 2;
/** So many days after joining, a job for safety that had no place for its first turn makes a week too full. */
export const daysForFirst = 56;

/**
 * The first weeks that the job may make too long and too full. Of later weeks the next plans decide, so safety may count on
 * room in them. `now`: the first day of the plan.
 */
function exceedsFrom(candidate: Candidate, now: number, joinedOn: number) {
  const { task, last } = candidate;
  if (task.stake !== 'danger') return { tooLongFrom: 0, tooManyFrom: 0 };
  if (!last) return { tooLongFrom: 0, tooManyFrom: Math.max(0, Math.ceil((joinedOn + daysForFirst - now) / 7)) };
  const due = latestDayAfter(candidate, last.day);
  const from = (days: number): number => (due < now + days ? 0 : weeksThatAreNear);
  return { tooLongFrom: from(daysAheadOfDue.tooLong), tooManyFrom: from(daysAheadOfDue.tooMany) };
}

/** Numbers names, in the order in which they come first; -1 for none. */
function numbering() {
  const numbers = new Map<string, number>();
  return (name: string | undefined): number => {
    if (name === undefined) return -1;
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  };
}

type Others = (isIt: (other: Candidate) => boolean) => readonly number[];

/** The year as a problem for the solver, which knows nothing about homes. */
export function problemOfYear(candidates: readonly Candidate[], year: Year, useOf: (job: Candidate) => Use): Problem {
  const { input, weeks, days, lastDays, kept } = year;
  const { home } = input;
  const [numberOfRound, numberOfGroup] = [numbering(), numbering()];
  const joinedOn = dayNumber(firstWeekOf(home)) + daysToWeekend;
  const pauses = home.pauses.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }));
  const hasOneDay = home.scheduledDays.length === 1;
  const jobs = candidates.map((candidate): SolverJob => {
    const { task, yields, source } = candidate;
    const others: Others = (isIt) => {
      const found: number[] = [];
      for (let index = 0; index < candidates.length; index++) {
        const other = candidates[index] as Candidate;
        if (other !== candidate && isIt(other)) found.push(index);
      }
      return found;
    };
    const harm = harmOf(candidate, candidate.last === undefined);
    const use = useOf(candidate);
    const own = ownCosts(candidate, harm, home, weeks, use.isClosed);
    const mustPart = (other: Candidate) => hasOneDay && !canMeet(task.uses, other.task.uses);
    return {
      minutes: task.minutes,
      isHeavy: task.minutes >= heavyMinutes,
      own,
      gaps: gapsOf(candidate, harm, { days, lastDays, joinedOn, inUse: use.periods, pauses }, own),
      keeping: keepingOf(candidate, kept.get(source) ?? []),
      apart: others((other) => shareItem(candidate, other) || mustPart(other)),
      far: yields ? others((other) => doesSameWork(candidate, other)) : [],
      farWeeks: Math.ceil(daysOfSameWork / 7),
      group: numberOfGroup(task.bundle),
      mates: task.bundle === undefined ? [] : others((other) => other.task.bundle === task.bundle),
      saving: isVisit(candidate) ? prices.sharedVisit : prices.sharedRound,
      round: numberOfRound(roundOf(candidate)),
      tooMany: task.stake === 'danger' ? prices.tooMany : Number.POSITIVE_INFINITY,
      tooLong: priceOfLongWeek(candidate, (days[0] as number) - joinedOn),
      ...exceedsFrom(candidate, dayNumber(input.weekStart), joinedOn),
      rank: rankOf(candidate, harm, joinedOn),
    };
  });
  return { weeks: weeksFor(year, numberOfRound), jobs };
}
