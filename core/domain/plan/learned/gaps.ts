import type { TaskSource } from '../../tasks/task.ts';
import { compareText } from '../../text/compare-text.ts';
import { addDays, daysBetween, type IsoDate, weekStartOf } from '../../time/dates.ts';
import type { Pauses } from '../../time/pause.ts';

/** A turn of any of the home's tasks. */
export type PastTurn = {
  readonly source: TaskSource;
  /** The Monday of the week for which it was planned first, wherever it was moved. */
  readonly plannedWeek: IsoDate;
  /** The day on which it was done; absent if it was skipped or left open. */
  readonly doneOn?: IsoDate;
  /** Whether the household wrote it into the history by hand or imported it, often long after and many at once. */
  readonly isRecorded?: true;
};

/** The days from one time that a job was done to the next, and how they compare with the plan. */
export type Gap = {
  readonly days: number;
  readonly side: 'shorter' | 'longer' | 'as planned';
  /** The day of the second time. */
  readonly endedOn: IsoDate;
};

/** So many gaps in a row, all shorter or all longer than planned, are a rhythm. */
export const gapsOfRhythm = 3;
/** A gap is shorter or longer than planned if it differs by at least this share. */
export const leastDifference = 0.25;
/** A gap of more intervals than this is an absence and no rhythm. */
const mostIntervals = 3;
/** On a day on which so many late turns were ticked, the household caught up with ticking. */
const ticksToCatchUp = 3;

type Done = PastTurn & { readonly doneOn: IsoDate };
const isDone = (turn: PastTurn): turn is Done => turn.doneOn !== undefined;
const isLate = ({ doneOn, plannedWeek }: Done): boolean => weekStartOf(doneOn) > plannedWeek;

/** The days on which so much was ticked late that none of it says when it was done. */
function catchUpDays(turns: readonly PastTurn[]): ReadonlySet<IsoDate> {
  const late = Map.groupBy(turns.filter(isDone).filter(isLate), ({ doneOn }) => doneOn);
  return new Set([...late].flatMap(([day, ticked]) => (ticked.length >= ticksToCatchUp ? [day] : [])));
}

const overlaps = (pauses: Pauses, from: IsoDate, to: IsoDate): boolean =>
  pauses.some((pause) => pause.from <= to && from <= pause.to);

/** Whether the household did something else after a day and before another, of which the binary search finds the first. */
function makeWasActive(turns: readonly PastTurn[]) {
  const done = turns
    .filter(isDone)
    .filter(({ isRecorded }) => !isRecorded)
    .toSorted((one, other) => compareText(one.doneOn, other.doneOn));
  return (source: TaskSource, after: IsoDate, until: IsoDate): boolean => {
    let [low, high] = [0, done.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((done[middle]?.doneOn ?? '') > after) high = middle;
      else low = middle + 1;
    }
    for (let index = low; index < done.length; index++) {
      const turn = done[index];
      if (!turn || turn.doneOn >= until) return false;
      if (turn.source !== source) return true;
    }
    return false;
  };
}

/**
 * The last gaps between the times at which a job was done, the oldest first, for any of the home's jobs: as many as a rhythm
 * needs. Left out are those that say nothing about the job: with a pause in them, as long as an absence, with an end on a
 * day on which the household caught up or in work that it recorded itself, and those that are long because it did nothing
 * else either.
 */
export function gapsIn(turns: readonly PastTurn[], pauses: Pauses) {
  const bySource = Map.groupBy(turns, ({ source }) => source);
  const caughtUp = catchUpDays(turns);
  const wasActive = makeWasActive(turns);
  const isEvidence = ({ doneOn, isRecorded }: Done) => !isRecorded && !caughtUp.has(doneOn);
  return (source: TaskSource, intervalDays: number): readonly Gap[] => {
    const own = bySource.get(source) ?? [];
    const planned = own.filter(({ isRecorded }) => !isRecorded);
    const gapBetween = (last: Done, turn: Done): Gap | undefined => {
      const days = daysBetween(last.doneOn, turn.doneOn);
      if (days === 0 || days > mostIntervals * intervalDays || overlaps(pauses, last.doneOn, turn.doneOn))
        return undefined;
      if (!isEvidence(last) || !isEvidence(turn)) return undefined;
      // What was skipped or missed since the last time was planned first.
      const plannedWeek = planned
        .filter(({ doneOn }) => doneOn === undefined || doneOn > last.doneOn)
        .map((each) => each.plannedWeek)
        .filter((week) => week > last.doneOn && week <= turn.plannedWeek)
        .reduce((first, week) => (week < first ? week : first), turn.plannedWeek);
      const side = sideOf({ days, plannedDays: daysBetween(last.doneOn, plannedWeek), intervalDays });
      const weekDone = weekStartOf(turn.doneOn);
      const endedOn = turn.doneOn;
      if (side === 'longer' && weekDone > plannedWeek) {
        return wasActive(source, addDays(plannedWeek, 6), endedOn) ? { days, side, endedOn } : undefined;
      }
      const isEarly = side === 'shorter' && weekDone < plannedWeek;
      return { days, side: isEarly ? side : 'as planned', endedOn };
    };
    const done = own.filter(isDone).toSorted((one, other) => compareText(one.doneOn, other.doneOn));
    const gaps: Gap[] = [];
    for (let index = done.length - 1; index > 0 && gaps.length < gapsOfRhythm; index--) {
      const [last, turn] = [done[index - 1], done[index]];
      const gap = last && turn && gapBetween(last, turn);
      if (gap) gaps.unshift(gap);
    }
    return gaps;
  };
}

/** A gap differs from what the plan does and from what it planned then, which may be longer in a full plan. */
function sideOf({ days, plannedDays, intervalDays }: Record<'days' | 'plannedDays' | 'intervalDays', number>) {
  if (days >= (1 + leastDifference) * Math.max(intervalDays, plannedDays)) return 'longer';
  return days <= (1 - leastDifference) * Math.min(intervalDays, plannedDays) ? 'shorter' : 'as planned';
}
