import type { IsoDate } from '../time/dates.ts';
import type { EntryKind, HistoryEntry } from './entry.ts';

export type HistoryFilter = {
  readonly item?: string | undefined;
  readonly kind?: EntryKind | undefined;
  /** Words that must all occur in an entry. */
  readonly words?: string | undefined;
};

/** Lower case without accents, so that `chaudiere` finds `Chaudière`. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The entries that pass the filter, in the same order. `namesOf`: what their reader calls an entry and its item. */
export function matchingEntries(
  entries: readonly HistoryEntry[],
  { item, kind, words = '' }: HistoryFilter,
  namesOf: (entry: HistoryEntry) => readonly string[],
): readonly HistoryEntry[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if ((item !== undefined && entry.item !== item) || (kind !== undefined && entry.kind !== kind)) return false;
    if (wanted.length === 0) return true;
    const text = folded([...namesOf(entry), entry.title, entry.item, entry.note, entry.by?.name].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

/** The year of an entry. */
export const yearOf = ({ date }: { readonly date: IsoDate }): number => Number(date.slice(0, 4));
