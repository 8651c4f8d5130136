import type { IsoDate } from '../time/dates.ts';
import type { HistoryFigures } from './figures/figures-of.ts';

/** The first day of the month that has the last of so many newest entries; undefined if there are fewer. */
export function startOfNewest(months: HistoryFigures['months'], newest: number): IsoDate | undefined {
  let count = 0;
  const last = months.findLast(({ done, skipped, missed }) => {
    count += done + skipped + missed;
    return count >= newest;
  });
  return last && `${last.month}-01`;
}

/** How many entries are older than that day, the first of a month; none without a day. */
export function countBefore(months: HistoryFigures['months'], from: IsoDate | undefined): number {
  const before = months.filter(({ month }) => from !== undefined && `${month}-01` < from);
  return before.reduce((sum, { done, skipped, missed }) => sum + done + skipped + missed, 0);
}

/** At least so many of the entries, which are newest first, with all of the last one's month. */
export function newestOf<Entry extends { readonly date: IsoDate }>(
  entries: readonly Entry[],
  newest: number,
): readonly Entry[] {
  const last = entries[newest - 1];
  return last ? entries.filter(({ date }) => date.slice(0, 7) >= last.date.slice(0, 7)) : entries;
}
