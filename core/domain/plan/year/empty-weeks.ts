import { every } from '../../care-task.ts';
import type { Candidate } from '../candidates-for.ts';
import { keepsInterval } from '../types.ts';
import { holds, put, take, type Week } from './capacity.ts';
import { type Draft, lastBefore, type PlacedTurn } from './draft.ts';
import { dayOfComingAgain } from './turns.ts';

/** How many weeks a job comes early to fill an empty one, at most. */
const mostWeeksEarly = 20;

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

/** Brings a job forward into each week that has none, from the nearest week that has more than one. */
export function fillEmptyWeeks(draft: Draft): void {
  const { weeks, isBarred } = draft;
  const byWeek = new Map<number, Placed[]>();
  for (const [candidate, turns] of draft.turns) {
    if (candidate.task.seasonalUse || candidate.task.bundle) continue;
    if (keepsInterval(candidate) && candidate.interval < every.quarter) continue;
    for (const [place, placed] of turns.entries()) {
      const known = byWeek.get(placed.week) ?? [];
      known.push({ candidate, place, placed });
      byWeek.set(placed.week, known);
    }
  }
  for (const week of weeks.all) {
    if (week.places <= 0 || week.minutes > 0) continue;
    for (let index = week.index + 1; index <= week.index + mostWeeksEarly; index++) {
      const later = weeks.all[index];
      const found =
        later && weeks.most.places - later.places > 1
          ? byWeek
              .get(index)
              ?.find(
                (each) =>
                  mayComeEarly(draft, each, week) &&
                  holds(weeks, week, each.candidate) &&
                  !isBarred(each.candidate, week.index),
              )
          : undefined;
      if (!later || !found) continue;
      take(later, found.candidate);
      put(week, found.candidate);
      found.placed.week = week.index;
      byWeek.set(
        index,
        (byWeek.get(index) ?? []).filter((each) => each !== found),
      );
      break;
    }
  }
}
