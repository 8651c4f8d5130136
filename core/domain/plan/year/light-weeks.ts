import { every } from '../../care-task.ts';
import type { Candidate } from '../candidates-for.ts';
import { keepsInterval } from '../types.ts';
import { holds, put, take, type Week } from './capacity.ts';
import { type Draft, lastBefore, type PlacedTurn } from './draft.ts';
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
