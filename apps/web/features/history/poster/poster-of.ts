import { otherItem } from '#core/domain/history/entry.ts';
import { isBooking } from '#core/domain/history/is-booking.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import { weekStartOf } from '#core/domain/time/dates.ts';
import type { Entry, History } from '../model/history.ts';
import { weeksOf } from '../model/periods.ts';

/** A year of a home on one page. Nothing in it can be lost by doing less, and what was only booked isn't in it. */
export type Poster = {
  /** Each week of the year, from 0, in which nothing was done, to 4. */
  readonly weeks: readonly { readonly from: string; readonly strength: number }[];
  readonly minutes: number;
  readonly jobs: number;
  /** Of people from outside. */
  readonly visits: number;
  /** Jobs that are safety checks. */
  readonly safety: number;
  /** What was cared for, the most often cared for first. */
  readonly items: readonly string[];
};

const strongest = 4;

const isVisit = ({ professional, by }: Entry): boolean =>
  by?.kind === 'company' || (professional && by !== null && by.kind !== 'me');

export function posterOf(year: number, { entries }: Pick<History, 'entries'>): Poster {
  const done = entries.filter((entry) => entry.kind === 'done' && !isBooking(entry));
  const weeks = weeksOf(
    year,
    done.map(({ date }) => countedIn(weekOf(date, year))),
  );
  const most = Math.max(1, ...weeks.map(({ counts }) => counts.done));
  const byItem = [...Map.groupBy(done, ({ item }) => item)].filter(([item]) => item !== '' && item !== otherItem);
  return {
    weeks: weeks.map(({ from, counts }) => ({ from, strength: Math.ceil((strongest * counts.done) / most) })),
    minutes: done.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    jobs: done.length,
    visits: done.filter(isVisit).length,
    safety: done.filter((entry) => entry.safety).length,
    items: byItem
      .toSorted(([one, times], [other, timesOfOther]) => timesOfOther.length - times.length || compareText(one, other))
      .map(([item]) => item),
  };
}

/** Its Monday, or the first day of the year. */
function weekOf(date: string, year: number): string {
  const monday = weekStartOf(date);
  const first = `${year}-01-01`;
  return monday < first ? first : monday;
}

const countedIn = (from: string) => ({ from, done: 1, skipped: 0, missed: 0 });
