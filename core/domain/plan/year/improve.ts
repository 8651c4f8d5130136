import type { Candidate } from '../candidates-for.ts';
import { holds, put, take, type Week } from './capacity.ts';
import { costOfAWeek, loadOf, weights } from './costs.ts';
import { type Draft, dayOfTurn, type PlacedTurn } from './draft.ts';
import { type Turn, turnAfter } from './turns.ts';
import { firstWithDayFrom, hasQuietNeighbours, spanOf } from './week-for.ts';

/** How often all turns are looked at again, and how far one moves at a time, in weeks. More gains little. */
const rounds = 2;
const reach = 8;
/** A smaller gain isn't worth a change. */
const leastGain = 0.02;

/** A turn with what moving it changes. */
type Movable = {
  readonly candidate: Candidate;
  readonly place: number;
  readonly placed: PlacedTurn;
  readonly next: PlacedTurn | undefined;
};

/** Jobs of a shared visit stay together, and what closes or opens an item decides over its other jobs. */
function canMove({ task }: Candidate, week: Week | undefined): boolean {
  const isShared = task.bundle !== undefined && (week?.bundles.get(task.bundle) ?? 0) > 1;
  return !isShared && task.seasonalUse === undefined;
}

/** What a week off its best one costs a turn. */
function distanceCost(draft: Draft, candidate: Candidate, turn: Turn, week: number): number {
  const { all } = draft.weeks;
  const { from, to } = spanOf(all, turn);
  return costOfAWeek(candidate, to - from) * Math.abs(week - firstWithDayFrom(all, turn.best));
}

const movingCost = (draft: Draft, candidate: Candidate, place: number, week: number): number => {
  const appointed = draft.appointed(candidate.source)[place];
  return appointed === undefined || appointed === week ? 0 : weights.moving;
};

/** How much less even the year gets if the week has the job too: the growth of the square of its load. */
function unevenness({ target, weeks }: Draft, week: Week, { task }: Candidate): number {
  const withJob = { places: week.places - 1, minutes: week.minutes + task.minutes };
  return loadOf(withJob, target, weeks.most.places) ** 2 - loadOf(week, target, weeks.most.places) ** 2;
}

/** What moving a turn changes about the one after it: its own distance. Undefined if that would come at a wrong time. */
function costOfNext(draft: Draft, { candidate, next }: Movable, day: number | undefined): number | undefined {
  if (!next) return 0;
  const turn = turnAfter(candidate, day, draft.from);
  const { from, to } = spanOf(draft.weeks.all, turn);
  if (next.week < from || next.week > to) return undefined;
  return distanceCost(draft, candidate, turn, next.week);
}

/** Moves the turn to the week that gains most, if one does. */
function improveTurn(draft: Draft, movable: Movable): boolean {
  const { candidate, place, placed, next } = movable;
  const { weeks, isBarred } = draft;
  const from = weeks.all[placed.week];
  // Weeks needn't be even where each of waiting counts.
  if (!from || placed.turn.isUrgent || !canMove(candidate, from)) return false;
  const span = spanOf(weeks.all, placed.turn);
  const first = Math.max(
    span.from,
    placed.week - reach,
    place === 0 ? 0 : (draft.turns.get(candidate)?.[place - 1]?.week ?? -1) + 1,
  );
  const last = Math.min(span.to, placed.week + reach, next ? next.week - 1 : span.to);
  if (last <= first) return false;
  const costNow =
    distanceCost(draft, candidate, placed.turn, placed.week) +
    movingCost(draft, candidate, place, placed.week) +
    (costOfNext(draft, movable, dayOfTurn(draft, placed.week)) ?? 0);
  take(from, candidate);
  let found = from;
  let mostGain = leastGain;
  for (let index = first; index <= last; index++) {
    const to = weeks.all[index];
    if (!to || index === placed.week || !holds(weeks, to, candidate) || isBarred(candidate, index)) continue;
    if (placed.turn.isFirm && to.opensOn > placed.turn.latest) continue;
    const ofNext = costOfNext(draft, movable, dayOfTurn(draft, index));
    if (ofNext === undefined || !hasQuietNeighbours(weeks, candidate, index)) continue;
    const costThen =
      distanceCost(draft, candidate, placed.turn, index) + movingCost(draft, candidate, place, index) + ofNext;
    const gain = costNow - costThen + unevenness(draft, from, candidate) - unevenness(draft, to, candidate);
    if (gain > mostGain) [found, mostGain] = [to, gain];
  }
  put(found, candidate);
  if (found === from) return false;
  placed.week = found.index;
  if (next) next.turn = turnAfter(candidate, dayOfTurn(draft, found.index), draft.from);
  return true;
}

/** Moves single turns while that makes weeks more even or brings jobs nearer to their best time. */
export function improve(draft: Draft): void {
  for (let round = 0; round < rounds; round++) {
    let moved = 0;
    for (const [candidate, turns] of draft.turns) {
      if (candidate.task.seasonalUse !== undefined || candidate.task.work !== undefined) continue;
      for (const [place, placed] of turns.entries()) {
        if (improveTurn(draft, { candidate, place, placed, next: turns[place + 1] })) moved += 1;
      }
    }
    if (moved === 0) return;
  }
}
