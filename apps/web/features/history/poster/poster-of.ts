import { isBooking } from '#core/domain/history/is-booking.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { Entry, History } from '../model/history.ts';
import { weeksOf } from '../model/periods.ts';

/** A year of a home on one page. Nothing in it can be lost by doing less. */
export type Poster = {
  /** Each week of the year, from 0, in which nothing was done, to 4. */
  readonly weeks: readonly { readonly from: string; readonly strength: number }[];
  readonly minutes: number;
  /** Without what was only booked. */
  readonly jobs: number;
  /** Of people from outside. */
  readonly visits: number;
  readonly safety: { readonly onTime: number; readonly total: number };
  /** What was cared for, the most often cared for first. */
  readonly items: readonly string[];
};

const strongest = 4;

const isVisit = ({ professional, by }: Entry): boolean =>
  by?.kind === 'company' || (professional && by !== null && by.kind !== 'me');

export function posterOf(year: number, { entries, figures }: Pick<History, 'entries' | 'figures'>): Poster {
  const done = entries.filter(({ kind }) => kind === 'done');
  const weeks = weeksOf(year, figures.weekly);
  const most = Math.max(1, ...weeks.map(({ counts }) => counts.done));
  const byItem = [...Map.groupBy(done, ({ item }) => item)].filter(([item]) => item !== '');
  return {
    weeks: weeks.map(({ from, counts }) => ({ from, strength: Math.ceil((strongest * counts.done) / most) })),
    minutes: figures.minutes,
    jobs: done.filter((entry) => !isBooking(entry)).length,
    visits: done.filter(isVisit).length,
    safety: figures.safety,
    items: byItem
      .toSorted(([one, times], [other, timesOfOther]) => timesOfOther.length - times.length || compareText(one, other))
      .map(([item]) => item),
  };
}
