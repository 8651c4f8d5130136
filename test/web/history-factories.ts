import type { Entry } from '#apps/web/features/history/model/history.ts';

/** A task that the user did themselves on Saturday 14 March 2026. */
export function anEntry(overrides: Partial<Entry> = {}): Entry {
  return {
    id: 'entry-1',
    kind: 'done',
    origin: 'plan',
    date: '2026-03-14',
    plannedFor: '2026-03-14',
    title: 'Vacuum the coils',
    fullTitle: 'Fridge: vacuum the coils',
    item: 'Fridge',
    careTaskId: 'fridge.vacuum-coils',
    safety: false,
    professional: false,
    minutes: 20,
    by: null,
    actor: null,
    note: '',
    cost: null,
    files: [],
    ...overrides,
  };
}
