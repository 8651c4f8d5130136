import { addDays, daysBetween, type IsoDate } from '../time/dates.ts';
import type { Meter, Reading } from './meter.ts';

/** That something is due whenever its meter has gone on by so much. */
export type Use = {
  /** The id of the meter. */
  readonly meter: string;
  readonly every: number;
};

/** A use with what its meter showed. */
export type MeteredUse = Use & Pick<Meter, 'unit' | 'readings'>;

/** What was used so long ago says little about now. */
const recentDays = 120;
/** Readings that are nearer to each other say little about a usual day. */
const leastDays = 7;
/** Estimates end here. */
const mostDays = 7_300;

/**
 * The use of a usual day by the latest readings: of the last four months, or of all there are. Undefined without two
 * readings that are a week apart.
 */
export function perDay(readings: readonly Reading[]): number | undefined {
  const last = readings.at(-1);
  const first = readings[0];
  if (!last || !first || isShort(first, last)) return undefined;
  const since = addDays(last.on, -recentDays);
  const recent = readings.findLast(({ on }) => on <= since) ?? first;
  return slopeOf(readings.filter(({ on }) => on >= recent.on));
}

const isShort = (first: Reading, last: Reading): boolean => daysBetween(first.on, last.on) < leastDays;

/** The line through the readings with the least squares, so that a single one that is read badly hardly matters. */
function slopeOf(readings: readonly Reading[]): number {
  const [first] = readings;
  if (!first) return 0;
  const points = readings.map(({ on, value }) => ({ x: daysBetween(first.on, on), y: value - first.value }));
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const [middle, height] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const over = points.reduce((sum, { x, y }) => sum + (x - middle) * (y - height), 0);
  const under = points.reduce((sum, { x }) => sum + (x - middle) ** 2, 0);
  return under === 0 ? 0 : Math.max(0, over / under);
}

/** What the meter showed at the end of a day: between readings in proportion, and otherwise by its usual day. */
export function levelOn(readings: readonly Reading[], day: IsoDate): number | undefined {
  const before = readings.findLast(({ on }) => on <= day);
  const after = readings.find(({ on }) => on > day);
  if (before && after) {
    const share = daysBetween(before.on, day) / daysBetween(before.on, after.on);
    return before.value + share * (after.value - before.value);
  }
  if (before) return before.value + (perDay(readings) ?? 0) * daysBetween(before.on, day);
  if (after) return after.value - (perDay(readings) ?? 0) * daysBetween(day, after.on);
  return undefined;
}

/**
 * The day on which the meter has gone on by the use since the end of a day, which is after that day. Undefined while nothing
 * says what a usual day adds, or if it is years away.
 */
export function dayOfUse(
  { every, readings }: Pick<MeteredUse, 'every' | 'readings'>,
  since: IsoDate,
): IsoDate | undefined {
  const start = levelOn(readings, since);
  const last = readings.at(-1);
  const aDay = perDay(readings);
  if (start === undefined || !last) return undefined;
  const goal = start + every;
  if (last.on > since && last.value >= goal) {
    const at = readings.findIndex(({ on, value }) => on > since && value >= goal);
    const [one = { on: since, value: start }, other = last] = [readings[at - 1], readings[at]];
    const from = one.on < since ? { on: since, value: start } : one;
    const share = (goal - from.value) / (other.value - from.value);
    return later(since, addDays(from.on, Math.ceil(share * daysBetween(from.on, other.on))));
  }
  if (!aDay) return undefined;
  const from = last.on > since ? last : { on: since, value: start };
  const days = Math.ceil((goal - from.value) / aDay);
  return days > mostDays ? undefined : later(since, addDays(from.on, days));
}

const later = (since: IsoDate, day: IsoDate): IsoDate => (day > since ? day : addDays(since, 1));

/** A reading is asked for so many days before the day, or a tenth of the interval if that is longer. */
const nearDays = 14;

/** Something that is due by a meter: the day from which it counts, and the estimated one. */
export type MeterDue = { readonly since: IsoDate; readonly on?: IsoDate };

/**
 * The day from which a reading would make the estimates better: near the day of what is due, though not soon after the
 * last reading, and a week after the first one. Undefined if nothing is due by the meter.
 */
export function askDay(readings: readonly Reading[], due: readonly MeterDue[]): IsoDate | undefined {
  const [first, last] = [readings[0], readings.at(-1)];
  const days = due.map(({ since, on }) => {
    if (!first || !last) return since;
    if (isShort(first, last)) return addDays(first.on, leastDays);
    if (on === undefined) return addDays(last.on, recentDays);
    const tenth = Math.floor(daysBetween(since, on) / 10);
    const soonest = addDays(last.on, Math.max(leastDays, Math.min(nearDays, tenth)));
    const near = addDays(on, -Math.max(nearDays, tenth));
    return near > soonest ? near : soonest;
  });
  return days.toSorted()[0];
}
