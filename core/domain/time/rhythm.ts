import { addDays, addMonths, dayNumber, daysBetween, type IsoDate, monthOf } from './dates.ts';

export const rhythmUnits = ['day', 'week', 'month', 'year'] as const;
export type RhythmUnit = (typeof rhythmUnits)[number];

/** `completion`: so long after the last turn was done; `date`: counted from the first turn, whenever that was done. */
export const rhythmAnchors = ['completion', 'date'] as const;
export type RhythmAnchor = (typeof rhythmAnchors)[number];

/** Months from 1 to 12, both included; over the new year if `to` comes before `from`. */
export type MonthSeason = { readonly from: number; readonly to: number };

/** How often something comes. */
export type Rhythm = {
  readonly every: number;
  readonly unit: RhythmUnit;
  readonly anchor: RhythmAnchor;
  readonly season?: MonthSeason;
};
type Step = Pick<Rhythm, 'every' | 'unit'>;

/** The longest rhythm in each unit: twenty years. */
export const longestRhythm = { day: 7300, week: 1040, month: 240, year: 20 } as const satisfies Record<
  RhythmUnit,
  number
>;

const daysIn = { day: 1, week: 7 } as const;
const monthsIn = { month: 1, year: 12 } as const;
const longestMonth = 31;

/** The day that comes so many steps after another. A month that has no such day ends with its last one. */
export function afterSteps(date: IsoDate, { every, unit }: Step, count = 1): IsoDate {
  if (unit === 'day' || unit === 'week') return addDays(date, daysIn[unit] * every * count);
  return addMonths(date, monthsIn[unit] * every * count);
}

/** Whether it comes more than once a week, so that each turn belongs to its own day. */
export const isOften = ({ every, unit }: Step): boolean => unit === 'day' && every < daysIn.week;

export function isInSeason(date: IsoDate, season: MonthSeason | undefined): boolean {
  if (!season) return true;
  const month = monthOf(date);
  const { from, to } = season;
  return from <= to ? from <= month && month <= to : month >= from || month <= to;
}

/** The day itself in the season, or else the first day of the next one. */
export function intoSeason(date: IsoDate, season: MonthSeason | undefined): IsoDate {
  if (!season || isInSeason(date, season)) return date;
  const firstOfMonth = `${date.slice(0, 7)}-01`;
  return addMonths(firstOfMonth, (season.from - monthOf(date) + 12) % 12);
}

/** The turns from one day to another, both included, of what is counted from its first turn. */
export function turnsBetween(rhythm: Rhythm, first: IsoDate, from: IsoDate, to: IsoDate): readonly IsoDate[] {
  const { every, unit, season } = rhythm;
  const longestStep = unit === 'day' || unit === 'week' ? daysIn[unit] * every : monthsIn[unit] * every * longestMonth;
  const turns: IsoDate[] = [];
  for (let count = Math.max(0, Math.floor(daysBetween(first, from) / longestStep)); ; count++) {
    const turn = afterSteps(first, rhythm, count);
    if (turn > to) return turns;
    if (turn >= from && isInSeason(turn, season)) turns.push(turn);
  }
}

/** Whether any turn falls into the season: every year in January never comes between May and September. */
export function everComes(rhythm: Rhythm, first: IsoDate): boolean {
  if (!rhythm.season || rhythm.anchor === 'completion') return true;
  return turnsBetween(rhythm, first, first, addMonths(first, 2 * monthsIn.year * longestRhythm.year)).length > 0;
}

/** About how many days lie between two turns. */
export const daysOfRhythm = (step: Step): number => dayNumber(afterSteps('2027-01-01', step)) - dayNumber('2027-01-01');
