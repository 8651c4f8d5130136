import { dayNumber } from '../../time/dates.ts';
import { type ItemState, rests, type SeasonalPair } from '../closed-items.ts';
import type { Period } from '../objective/seasons.ts';
import { type Job, type PlanInput, sourceOf } from '../types.ts';

/** The state of an item at the beginning of each week. */
export type States = readonly ItemState['state'][];

/** When the other jobs of an item that closes can come. */
export type Use = {
  readonly isClosed: (week: number) => boolean;
  /** Undefined if the job comes whether its item is open or closed. */
  readonly periods: readonly Period[] | undefined;
};

const always: Use = { isClosed: () => false, periods: undefined };
/** The closing week counts to its end. */
const daysOfWeek = 6;

/**
 * From the day on which the item is opened to that on which it is closed. `days`: the first one of each week; `openedOn`:
 * when it was opened, if it is open now.
 */
function periodsOf(isClosed: readonly boolean[], days: Float64Array, openedOn: number): readonly Period[] {
  const periods: Period[] = [];
  let from: number | undefined = isClosed[0] ? undefined : openedOn;
  for (const [week, closed] of isClosed.entries()) {
    const day = days[week - 1] ?? 0;
    if (closed && from !== undefined) {
      periods.push({ from, to: day + daysOfWeek });
      from = undefined;
    } else if (!closed && from === undefined) from = day;
  }
  return from === undefined ? periods : [...periods, { from, to: Number.POSITIVE_INFINITY }];
}

export function useOf(
  job: Job,
  states: ReadonlyMap<string, States>,
  pairs: ReadonlyMap<string, SeasonalPair>,
  days: Float64Array,
  history: PlanInput['history'],
): Use {
  const ofItem = states.get(job.item.name);
  if (!ofItem || !rests(job, 'closed', pairs)) return always;
  const pair = pairs.get(job.item.name);
  const opened = pair && history.get(sourceOf(pair.opens))?.lastDoneOn;
  const isClosed = ofItem.map((state) => rests(job, state, pairs));
  return {
    isClosed: (week) => isClosed[week] ?? false,
    periods: periodsOf(isClosed, days, opened ? dayNumber(opened) : 0),
  };
}
