import { type Climate, climateOf, type DayOfYear, turned } from '../home/climate.ts';
import { dayMs } from '../time/durations.ts';
import type { Month } from '../time/months.ts';
import type { Moment } from './moments.ts';

/** Whole months of the northern year, `from` and `to` included. `to` before `from` runs over New Year. */
export type SeasonInMonths = {
  readonly from: Month;
  readonly to: Month;
  readonly best: Month;
  /** Whether it holds without a winter too. */
  readonly isMild?: true;
  /** Whether it is instead the months before the rains, where the year has rains. */
  readonly isDry?: true;
  /** How many weeks after `to` the job is still better late than never, if that isn't as usual. */
  readonly grace?: number;
};

/** A part of the year that follows the home's own climate, in weeks counted from a moment; negative before it. */
type SeasonAroundMoment = {
  readonly around: Moment;
  readonly from: number;
  readonly best: number;
  readonly to: number;
  /** How many weeks after `to` the job is still better late than never. */
  readonly grace?: number;
  /**
   * How many weeks after the rains it closes where their end is known, instead of at `to`. Where there are two rainy
   * seasons, it is on in both.
   */
  readonly afterRains?: number;
  /** The season where the moment never comes. */
  readonly otherwise?: SeasonInMonths & { readonly isMild: true };
};

/** When in the year a task belongs, with its best time. */
export type Season = SeasonInMonths | SeasonAroundMoment;

/** A season in one year, in day numbers; both ends included. */
export type Window = { readonly opens: number; readonly best: number; readonly closes: number };

const startOf = (month: Month | undefined): DayOfYear | undefined => month && [month, 1];

/** The day of the year on which a moment usually comes. Undefined where it never does. */
export function momentIn(moment: Moment, climate: Climate): DayOfYear | undefined {
  switch (moment) {
    case 'first frost':
      return climate.firstFrost;
    case 'leaf fall':
      return climate.leafFall;
    case 'last frost':
      return climate.lastFrost;
    case 'rainy season':
      return startOf(climate.rainsBegin);
    case 'short rains':
      return startOf(climate.shortRainsBegin);
    case 'storm season':
      return startOf(climate.stormsBegin);
    case 'fire season':
      return startOf(climate.firesBegin);
  }
}

const dayIn = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / dayMs;

/** The first and the last month of each rainy season whose end is known. */
const rainsIn = ({ rainsBegin, rainsEnd, shortRainsBegin, shortRainsEnd }: Climate) =>
  (
    [
      [rainsBegin, rainsEnd],
      [shortRainsBegin, shortRainsEnd],
    ] as const
  ).flatMap(([begin, end]) => (begin && end ? [{ begin, end }] : []));

/** The season through the rains of one year, in the order of `rainsIn`. */
function throughRains({ from, best, afterRains = 0 }: SeasonAroundMoment, climate: Climate, year: number) {
  return rainsIn(climate).map(({ begin, end }): Window => {
    const day = dayIn(year, begin, 1);
    const lastDay = dayIn(end < begin ? year + 1 : year, end + 1, 1) - 1;
    return { opens: day + 7 * from, best: day + 7 * best, closes: lastDay + 7 * afterRains };
  });
}

/** Windows in order, with those that overlap joined. */
function joined(windows: readonly Window[]): readonly Window[] {
  const all: Window[] = [];
  for (const window of windows.toSorted((one, other) => one.opens - other.opens)) {
    const last = all.at(-1);
    if (!last || last.closes + 1 < window.opens) all.push(window);
    else all.splice(-1, 1, { ...last, closes: Math.max(last.closes, window.closes) });
  }
  return all;
}

function aroundMoment({ around, from, best, to }: SeasonAroundMoment, climate: Climate, year: number) {
  const moment = momentIn(around, climate);
  if (!moment) return undefined;
  const day = dayIn(year, ...moment);
  return { opens: day + 7 * from, best: day + 7 * best, closes: day + 7 * to };
}

function inMonths({ from, to, best }: SeasonInMonths, climate: Climate, year: number): Window {
  const [first, last, middle] = [from, to, best].map((month) => turned(month, climate)) as [Month, Month, Month];
  const lastYear = last < first ? year + 1 : year;
  const bestYear = middle < first ? year + 1 : year;
  return {
    opens: dayIn(year, first, 1),
    best: dayIn(bestYear, middle, 15),
    closes: dayIn(lastYear, last + 1, 1) - 1,
  };
}

/** The seasons of one year. Without a winter, the year has few seasons but those of rain, storms and fire. */
function windowsIn(season: Season, climate: Climate, year: number): readonly Window[] {
  if (!('around' in season))
    return climate.winter === 'none' && !season.isMild ? [] : [inMonths(season, climate, year)];
  // Where it rains all year, the job comes all year.
  if (season.afterRains !== undefined && climate.isWetAllYear) return [];
  if (season.afterRains !== undefined && climate.rainsEnd) return throughRains(season, climate, year);
  const window = aroundMoment(season, climate, year);
  return window ? [window] : [];
}

/** The season's windows that end on the first day or later and open by the last day, in order; none without a season. */
export function windowsBetween(
  season: Season | undefined,
  climate: Climate,
  firstDay: number,
  lastDay: number,
): readonly Window[] {
  if (!season) return [];
  const year = new Date(firstDay * dayMs).getUTCFullYear();
  const windows = [year - 1, year, year + 1, year + 2].flatMap((each) => windowsIn(season, climate, each));
  const isThroughRains = 'around' in season && season.afterRains !== undefined;
  return (isThroughRains ? joined(windows) : windows).filter(
    ({ opens, closes }) => closes >= firstDay && opens <= lastDay,
  );
}

/** A temperate northern climate with every season, for readers who have no climate yet. */
const temperate: Climate = {
  ...climateOf('FR', 'Europe/Paris'),
  rainsBegin: 6,
  shortRainsBegin: 10,
  stormsBegin: 6,
  firesBegin: 6,
};

const inTemperate: ReadonlySet<Moment> = new Set(['first frost', 'last frost', 'leaf fall']);

/** The season in months of the northern year, for readers who have no climate yet: most know no rainy season. */
export function monthsOf(season: Season): { readonly from: Month; readonly to: Month } {
  if (!('around' in season)) return { from: season.from, to: season.to };
  if (season.otherwise && !inTemperate.has(season.around)) return season.otherwise;
  const window = aroundMoment(season, temperate, 2027);
  const month = (day: number) => (new Date(day * dayMs).getUTCMonth() + 1) as Month;
  return window ? { from: month(window.opens), to: month(window.closes) } : { from: 1, to: 12 };
}

/** Whether a season has room for one turn of a job that comes at the interval, in days. */
export function isOncePerSeason(window: Window | undefined, interval: number): window is Window {
  return window !== undefined && window.closes - window.opens < interval;
}
