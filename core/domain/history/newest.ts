import type { IsoDate } from '../dates.ts';
import type { HistoryEntry } from './entry.ts';
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

/** At least so many of the entries, which are newest first, with all of the last one's month. */
export function newestOf(entries: readonly HistoryEntry[], newest: number): readonly HistoryEntry[] {
  const last = entries[newest - 1];
  return last ? entries.filter(({ date }) => date.slice(0, 7) >= last.date.slice(0, 7)) : entries;
}
