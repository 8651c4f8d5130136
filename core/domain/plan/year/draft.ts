import type { TaskSource } from '../../tasks/task.ts';
import type { Candidate } from '../candidates-for.ts';
import { holds, put, take, type Week } from './capacity.ts';
import { type Turn, turnAfter } from './turns.ts';
import { firstWithDayFrom, hasQuietNeighbours, type Placing, spanOf, weekFor } from './week-for.ts';

/** How many weeks after its time a turn stays in the week that the last plan gave it. */
const mostWeeksLate = 4;

/** Whether a light week may have the job before its turn: it is neither for safety nor costly, and has no season. */
export const isForLightWeeks = ({ task, windows, assumes, isLegal }: Candidate): boolean =>
  (task.stake === 'wear' || task.stake === 'comfort') &&
  windows.length === 0 &&
  !task.professional &&
  assumes === undefined &&
  isLegal === undefined;

/** A turn that has its week. */
export type PlacedTurn = { week: number; turn: Turn };

/** The year while it is being planned: each job's turns, in order. */
export type Draft = Placing & {
  /** The first day of the plan, as a day number. */
  readonly from: number;
  readonly turns: Map<Candidate, PlacedTurn[]>;
  /** The weeks that the last plan gave a job, in order. */
  readonly appointed: (source: TaskSource) => readonly number[];
};

/** The day from which the turn after one in this week counts: the first day of the week, as far as that is known. */
export const dayOfTurn = (draft: Draft, week: number): number | undefined => draft.weeks.all[week]?.opensOn;

/** The last day that counts for the turn with this place among the job's turns. */
export function lastBefore(draft: Draft, candidate: Candidate, place: number): number | undefined {
  const previous = draft.turns.get(candidate)?.[place - 1];
  return previous ? dayOfTurn(draft, previous.week) : candidate.last?.day;
}

/** The first week of the last plan that the turn can reach, if it may still come in it. */
function keptWeek(draft: Draft, candidate: Candidate, turn: Turn, after: number): Week | undefined {
  const { weeks, isBarred } = draft;
  const span = spanOf(weeks.all, turn);
  const { to } = span;
  // A light week may have brought it forward.
  const mayBeEarly = !draft.isOverfull && isForLightWeeks(candidate);
  const from = mayBeEarly ? firstWithDayFrom(weeks.all, turn.comesAgain ?? draft.from) : span.from;
  const index = draft.appointed(candidate.source).find((each) => each >= Math.max(after, from));
  const week = index === undefined ? undefined : weeks.all[index];
  // Where the weeks of its time were full, the last plan put it after them.
  const last = turn.isFirm || turn.window ? to : to + mostWeeksLate;
  // What is late takes the first week that has room.
  if (!week || week.index < from || week.index > last || turn.isLate) return undefined;
  if (week.opensOn > turn.latest && turn.isFirm) return undefined;
  const isPossible = holds(weeks, week, candidate) && !isBarred(candidate, week.index);
  return isPossible && hasQuietNeighbours(weeks, candidate, week.index) ? week : undefined;
}

/** Gives the job's next turn its week, at `after` or later, and returns that. Undefined if the year has none for it. */
export function place(draft: Draft, candidate: Candidate, after: number): number | undefined {
  const turns = draft.turns.get(candidate) ?? [];
  const turn = turnAfter(candidate, lastBefore(draft, candidate, turns.length), draft.from);
  const week = keptWeek(draft, candidate, turn, after) ?? weekFor(candidate, turn, after, draft);
  if (!week) return undefined;
  put(week, candidate);
  turns.push({ week: week.index, turn });
  draft.turns.set(candidate, turns);
  return week.index;
}

/** Places the job's turns one after the other, each counted from the one before. */
export function placeTurns(draft: Draft, candidate: Candidate): void {
  let after = (draft.turns.get(candidate)?.at(-1)?.week ?? -1) + 1;
  while (after < draft.weeks.all.length) {
    const index = place(draft, candidate, after);
    if (index === undefined) return;
    after = index + 1;
  }
}

/** Takes back the job's turns from the week on. */
export function takeBack(draft: Draft, candidate: Candidate, from = 0): void {
  const turns = draft.turns.get(candidate) ?? [];
  for (const { week } of turns) {
    const placed = draft.weeks.all[week];
    if (placed && week >= from) take(placed, candidate);
  }
  draft.turns.set(
    candidate,
    turns.filter(({ week }) => week < from),
  );
}

/** Takes back the job's turns, and places them again. */
export function placeAgain(draft: Draft, candidate: Candidate): void {
  takeBack(draft, candidate);
  placeTurns(draft, candidate);
}
