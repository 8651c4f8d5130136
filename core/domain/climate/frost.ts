import { halfYearOn } from '../time/months.ts';
import type { DayOfYear, Frost, Winter } from './place.ts';

/** What a household says about its winters. `long` is a hard winter that begins weeks earlier than most. */
export type AnsweredWinter = Winter | 'long';

/**
 * Typical dates of the northern hemisphere: Kiruna or Fairbanks, Chicago or Stockholm, Paris or New York, Lisbon or
 * Houston.
 */
export const typicalFrosts: Readonly<Record<Exclude<AnsweredWinter, 'none'>, Frost>> = {
  long: [
    [5, 30],
    [9, 15],
  ],
  hard: [
    [5, 1],
    [10, 15],
  ],
  regular: [
    [4, 10],
    [11, 5],
  ],
  rare: [
    [3, 1],
    [12, 1],
  ],
};

/** The frost of a winter where it isn't the usual one of the place. */
export function typicalFrost(winter: AnsweredWinter, isSouthern: boolean): Frost | undefined {
  if (winter === 'none') return undefined;
  const turned = ([month, day]: DayOfYear): DayOfYear => [isSouthern ? halfYearOn(month) : month, day];
  const [last, first] = typicalFrosts[winter];
  return [turned(last), turned(first)];
}

/** By then, trees are bare even where it hardly freezes. */
const latestLeafFall = { northern: Date.UTC(2027, 10, 30), southern: Date.UTC(2027, 4, 30) } as const;
const day = 86_400_000;
/** Where frost comes early, leaves are down this long after it. */
const mostDaysAfterFrost = 25;

/** When most leaves are down: between the first frost and the end of November, or of May. */
export function leafFallAfter([month, date]: DayOfYear, isSouthern: boolean): DayOfYear {
  const frost = Date.UTC(2027, month - 1, date);
  const latest = latestLeafFall[isSouthern ? 'southern' : 'northern'];
  const leafFall = new Date(Math.min((frost + latest) / 2, frost + mostDaysAfterFrost * day));
  return [(leafFall.getUTCMonth() + 1) as DayOfYear[0], leafFall.getUTCDate()];
}
