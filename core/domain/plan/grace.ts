import type { CareTask } from '../care/care-task.ts';
import type { Moment } from '../climate/moments.ts';
import { momentIn } from '../climate/seasons.ts';
import type { Climate, DayOfYear } from '../home/climate.ts';

/** How many weeks after the moment of its season a costly job is still better done late than never. */
const weeksAfterMoment = 6;
/** The same after a season of months. */
const weeksAfterMonths = 4;

/** In a year of 365 days. */
const dayOfYear = ([month, day]: DayOfYear): number =>
  (Date.UTC(2027, month - 1, day) - Date.UTC(2027, 0, 1)) / 86_400_000;

/** The day after which what the moment begins can do no more harm until the next year; undefined where that isn't known. */
function endOfHarm(moment: Moment, { lastFrost, rainsEnd, shortRainsEnd }: Climate): DayOfYear | undefined {
  switch (moment) {
    case 'first frost':
    case 'leaf fall':
      return lastFrost;
    case 'rainy season':
      return rainsEnd && [rainsEnd, 28];
    case 'short rains':
      return shortRainsEnd && [shortRainsEnd, 28];
    default:
      return undefined;
  }
}

/** How many days after its moment the harm may still come. */
function daysOfHarm(moment: Moment, climate: Climate): number {
  const [begins, ends] = [momentIn(moment, climate), endOfHarm(moment, climate)];
  if (!begins || !ends) return Number.POSITIVE_INFINITY;
  return (dayOfYear(ends) - dayOfYear(begins) + 365) % 365;
}

/** How many days after its season a job still prevents harm: none once the frost or the rains are over. */
export function graceDaysOf({ season, stake }: Pick<CareTask, 'season' | 'stake'>, climate: Climate): number {
  if (!season) return 0;
  const usual = 'around' in season ? Math.max(0, weeksAfterMoment - season.to) : weeksAfterMonths;
  const days = 7 * (season.grace ?? (stake === 'costly' ? usual : 0));
  if (!('around' in season)) return days;
  return Math.max(0, Math.min(days, daysOfHarm(season.around, climate) - 7 * season.to));
}
