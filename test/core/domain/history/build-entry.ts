import type { HistoryEntry } from '#core/domain/history/entry.ts';

/** Builds an entry for work on the fridge that was recorded by hand. */
export function buildEntry(overrides: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'done',
    origin: 'recorded',
    date: '2027-01-09',
    item: 'Fridge',
    title: 'Clean the fridge door seals',
    note: '',
    ...overrides,
  };
}
