import { every } from '../../care/care-task.ts';
import type { Candidate } from '../candidates-for.ts';
import { isWeighty, keepsInterval } from '../types.ts';
import { holds, put, take, type Week } from './capacity.ts';
import { type Draft, isForLightWeeks, lastBefore, type PlacedTurn, placeTurns, takeBack } from './draft.ts';
import { dayOfComingAgain, turnAfter } from './turns.ts';
import { spanOf } from './week-for.ts';

/** The next half year is promised. From this week on, a week may become light so that one before it doesn't. */
const firstUnpromised = 30;

type Placed = { readonly candidate: Candidate; readonly place: number; readonly placed: PlacedTurn };

/** Whether the job may come in the week instead of later: enough of its interval has passed, and it is in season. */
function mayComeEarly(draft: Draft, { candidate, place, placed: { turn } }: Placed, week: Week): boolean {
  const last = lastBefore(draft, candidate, place);
  const isDueEnough =
    last !== undefined
      ? week.firstDay >= dayOfComingAgain(candidate, last)
      : candidate.windows.length === 0 && candidate.assumes === undefined;
  return (
    isDueEnough &&
    (turn.window === undefined || (turn.window.opens <= week.lastDay && week.firstDay <= turn.window.closes))
  );
}

/** Whether the turn after one that comes on the day is still at a right time. */
function nextIsGood(draft: Draft, { candidate, place }: Placed, day: number): boolean {
  const next = draft.turns.get(candidate)?.[place + 1];
  if (!next) return true;
  const { from, to } = spanOf(draft.weeks.all, turnAfter(candidate, day, draft.from));
  return from <= next.week && next.week <= to;
}

/** The turns by their weeks, without those that others depend on. */
function movableByWeek({ turns }: Draft): ReadonlyMap<number, Placed[]> {
  const byWeek = new Map<number, Placed[]>();
  for (const [candidate, ofJob] of turns) {
    if (candidate.task.seasonalUse || candidate.task.bundle || candidate.task.work) continue;
    if (keepsInterval(candidate) && candidate.interval < every.quarter) continue;
    for (const [place, placed] of ofJob.entries()) {
      const known = byWeek.get(placed.week) ?? [];
      known.push({ candidate, place, placed });
      byWeek.set(placed.week, known);
    }
  }
  return byWeek;
}

/** A turn of the later week that may come in the week instead, and that the later week can spare. */
function toBringForward(draft: Draft, week: Week, later: Week, turns: readonly Placed[], least: number) {
  const isEmpty = week.minutes === 0;
  if (draft.weeks.most.places - later.places <= 1) return undefined;
  return turns.find(
    (each) =>
      (isEmpty || (later.minutes - each.candidate.task.minutes >= least && nextIsGood(draft, each, week.firstDay))) &&
      mayComeEarly(draft, each, week) &&
      holds(draft.weeks, week, each.candidate) &&
      !draft.isBarred(each.candidate, week.index),
  );
}

/**
 * Brings jobs forward into each week that has none, or much less time than others, from the nearest weeks that can spare
 * one. `least`: what a week should take, in minutes.
 */
export function fillLightWeeks(draft: Draft, least: number): void {
  const { all } = draft.weeks;
  const byWeek = movableByWeek(draft);
  for (const week of all) {
    if (week.places <= 0) continue;
    for (let index = week.index + 1; index < all.length && week.minutes < least; index++) {
      const later = all[index];
      const turns = byWeek.get(index) ?? [];
      const leastLeft = index < firstUnpromised ? least : Math.min(least, week.minutes);
      const found = later && toBringForward(draft, week, later, turns, leastLeft);
      if (!later || !found) continue;
      take(later, found.candidate);
      put(week, found.candidate);
      found.placed.week = week.index;
      turns.splice(turns.indexOf(found), 1);
      byWeek.get(week.index)?.push(found);
    }
  }
}

/** How many weeks before its turn a job is left where it is. */
const weeksBeforeTurn = 6;
/** The share of what the plan aims for up to which a light week is filled, so that the usual week stays the average. */
const shareOfAim = 0.9;
const weeksPerYear = 52;
/** A new home's first weeks take so many times what the plan aims for. */
const shareOfFirstWeeks = 1.2;

/** How many times its interval has passed since a job came last; a new home's jobs begin with one. */
function waitOf(draft: Draft, candidate: Candidate, week: Week): number {
  const before = draft.turns.get(candidate)?.findLast((turn) => turn.week < week.index);
  const last = (before && draft.weeks.all[before.week]?.firstDay) ?? candidate.last?.day;
  return (week.firstDay - (last ?? draft.from - candidate.task.intervalDays)) / candidate.task.intervalDays;
}

const minutesIn = (weeks: readonly Week[]): number => weeks.reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * Whether the plan still takes less than it aims for, in the first year of a home with the weeks that are past.
 */
function hasTime({ weeks: { all } }: Draft, { index }: Week, { aim, weeksSinceJoined }: LightWeeks): boolean {
  const left = weeksPerYear - weeksSinceJoined;
  return index < left
    ? minutesIn(all.slice(0, left)) + weeksSinceJoined * shareOfFirstWeeks * aim < weeksPerYear * aim
    : minutesIn(all) < all.length * aim;
}

type LightWeeks = {
  /** The minutes that the plan aims for on average. */
  readonly aim: number;
  readonly weeksSinceJoined: number;
};

/**
 * Gives each week that is lighter than usual the care that has waited longest, at most as often as the catalogue asks
 * for. The average of a year has no room for it, because of the seasons that are full.
 */
export function giveWaitingCare(draft: Draft, candidates: readonly Candidate[], light: LightWeeks): void {
  const { weeks, isBarred, turns } = draft;
  const unfinished = candidates.filter((job) => isWeighty(job) && !job.last);
  const start = Math.max(draft.from, ...unfinished.map(({ firstDue }) => firstDue));
  const possible = candidates.filter(isForLightWeeks);
  const shortest = Math.min(...possible.map(({ task }) => task.minutes));
  const most = shareOfAim * light.aim;
  for (const week of weeks.all.filter(({ firstDay }) => firstDay >= start)) {
    if (week.minutes + shortest > most || !hasTime(draft, week, light)) continue;
    const waiting = possible
      .map((candidate) => ({ candidate, wait: waitOf(draft, candidate, week) }))
      .filter(({ wait }) => wait >= 1)
      .sort((one, other) => other.wait - one.wait);
    for (const { candidate } of waiting) {
      if (week.minutes + candidate.task.minutes > most || !hasTime(draft, week, light)) continue;
      const isSoon = turns.get(candidate)?.some((turn) => Math.abs(turn.week - week.index) < weeksBeforeTurn);
      if (isSoon || !holds(weeks, week, candidate) || isBarred(candidate, week.index)) continue;
      takeBack(draft, candidate, week.index);
      const before = turns.get(candidate) ?? [];
      const turn = turnAfter(candidate, lastBefore(draft, candidate, before.length), draft.from);
      put(week, candidate);
      turns.set(candidate, [...before, { week: week.index, turn }]);
      placeTurns(draft, candidate);
    }
  }
}
