import type { TaskSource } from '../../tasks/task.ts';
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

/** Whether the household did something else after the week in which the job was planned and before it did the job. */
const wasActive = (others: readonly PastTurn[], plannedWeek: IsoDate, until: IsoDate): boolean =>
  others.some(({ doneOn }) => doneOn !== undefined && doneOn > addDays(plannedWeek, 6) && doneOn < until);

/**
 * The gaps between the times at which a job was done, the oldest first, for any of the home's jobs. Left out are those that
 * say nothing about the job: with a pause in them, as long as an absence, with an end on a day on which the household
 * caught up or in work that it recorded itself, and those that are long because it did nothing else either.
 */
export function gapsIn(turns: readonly PastTurn[], pauses: Pauses) {
  const bySource = Map.groupBy(turns, ({ source }) => source);
  const caughtUp = catchUpDays(turns);
  return (source: TaskSource, intervalDays: number): readonly Gap[] => {
    const own = bySource.get(source) ?? [];
    const planned = own.filter(({ isRecorded }) => !isRecorded);
    const isEvidence = ({ doneOn, isRecorded }: Done) => !isRecorded && !caughtUp.has(doneOn);
    const done = own.filter(isDone).toSorted((one, other) => (one.doneOn < other.doneOn ? -1 : 1));
    return done.slice(1).flatMap((turn, index): readonly Gap[] => {
      const last = done[index] ?? turn;
      const days = daysBetween(last.doneOn, turn.doneOn);
      if (days === 0 || days > mostIntervals * intervalDays || overlaps(pauses, last.doneOn, turn.doneOn)) return [];
      if (!isEvidence(last) || !isEvidence(turn)) return [];
      // What was skipped or missed since the last time was planned first.
      const plannedWeek = planned
        .filter(({ doneOn }) => doneOn === undefined || doneOn > last.doneOn)
        .map((each) => each.plannedWeek)
        .filter((week) => week > last.doneOn && week <= turn.plannedWeek)
        .reduce((first, week) => (week < first ? week : first), turn.plannedWeek);
      const side = sideOf({ days, plannedDays: daysBetween(last.doneOn, plannedWeek), intervalDays });
      const weekDone = weekStartOf(turn.doneOn);
      if (side === 'longer' && weekDone > plannedWeek) {
        const others = turns.filter((each) => each.source !== source && !each.isRecorded);
        return wasActive(others, plannedWeek, turn.doneOn) ? [{ days, side, endedOn: turn.doneOn }] : [];
      }
      const isEarly = side === 'shorter' && weekDone < plannedWeek;
      return [{ days, side: isEarly ? side : 'as planned', endedOn: turn.doneOn }];
    });
  };
}

/** A gap differs from what the plan does and from what it planned then, which may be longer in a full plan. */
function sideOf({ days, plannedDays, intervalDays }: Record<'days' | 'plannedDays' | 'intervalDays', number>) {
  if (days >= (1 + leastDifference) * Math.max(intervalDays, plannedDays)) return 'longer';
  return days <= (1 - leastDifference) * Math.min(intervalDays, plannedDays) ? 'shorter' : 'as planned';
}
