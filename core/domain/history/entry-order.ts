import { compareText } from '../text/compare-text.ts';
import type { HistoryEntry } from './entry.ts';

/** Newest first; those of one day in the order of their titles. */
export function compareEntries(one: HistoryEntry, other: HistoryEntry): number {
  return compareText(other.date, one.date) || compareText(one.title, other.title) || compareText(one.id, other.id);
}
