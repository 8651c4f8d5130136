import type { Season, SeasonAroundMoment, SeasonInMonths } from './care-task.ts';
import { type Climate, turned } from './climate.ts';
import { dayMs } from './durations.ts';
import type { Moment } from './moments.ts';
import type { Month } from './months.ts';

/** A season in one year, in day numbers; both ends included. */
export type Window = { readonly opens: number; readonly best: number; readonly closes: number };

type DayOfYear = readonly [month: Month, day: number];

/** In the northern hemisphere. Typical dates of Stockholm or Chicago, of Paris or London, and of Lisbon or Sydney. */
const momentsOfWinters: Readonly<Record<'hard' | 'regular' | 'rare', Readonly<Record<string, DayOfYear>>>> = {
  hard: { 'last frost': [5, 5], 'first frost': [10, 1], 'leaf fall': [10, 25] },
  regular: { 'last frost': [4, 10], 'first frost': [11, 10], 'leaf fall': [11, 20] },
  rare: { 'last frost': [3, 1], 'first frost': [12, 10], 'leaf fall': [12, 5] },
};

function momentIn(moment: Moment, climate: Climate): DayOfYear | undefined {
  if (moment === 'rainy season') return climate.rainsBegin && [climate.rainsBegin, 1];
  if (moment === 'fire season') return climate.firesBegin && [climate.firesBegin, 1];
  if (climate.winter === 'none') return undefined;
  const found = momentsOfWinters[climate.winter][moment];
  return found && [turned(found[0], climate), found[1]];
}

const dayIn = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / dayMs;

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

/** The season of one year. Without a winter, the year has no seasons but those of rain and fire. */
function windowIn(season: Season, climate: Climate, year: number): Window | undefined {
  if ('around' in season) return aroundMoment(season, climate, year);
  return climate.winter === 'none' ? undefined : inMonths(season, climate, year);
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
  return [year - 1, year, year + 1, year + 2]
    .flatMap((each) => windowIn(season, climate, each) ?? [])
    .filter(({ opens, closes }) => closes >= firstDay && opens <= lastDay);
}

/** The season in months of the northern year, for readers who have no climate yet. */
export function monthsOf(season: Season): { readonly from: Month; readonly to: Month } {
  if (!('around' in season)) return { from: season.from, to: season.to };
  const climate: Climate = { winter: 'regular', hemisphere: 'northern', rainsBegin: 6, firesBegin: 6 };
  const window = aroundMoment(season, climate, 2027);
  const month = (day: number) => (new Date(day * dayMs).getUTCMonth() + 1) as Month;
  return window ? { from: month(window.opens), to: month(window.closes) } : { from: 1, to: 12 };
}

/** Whether a season has room for one turn of a job that comes at the interval, in days. */
export function isOncePerSeason(window: Window | undefined, interval: number): window is Window {
  return window !== undefined && window.closes - window.opens < interval;
}
