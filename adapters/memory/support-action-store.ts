import { compareText } from '#core/domain/text/compare-text.ts';
import type { SupportActionStore } from '#core/ports/support-action-store.ts';
import type { Tables } from './database.ts';

export function makeSupportActionStore({ supportActions }: Tables): SupportActionStore {
  return {
    add: async (action) => {
      supportActions.set(action.id, action);
    },
    list: async (personId) =>
      [...supportActions.values()]
        .filter((action) => action.personId === personId)
        .map(({ householdId: _, ...action }) => ({ ...action, personId }))
        .sort((a, b) => b.at.getTime() - a.at.getTime() || compareText(a.id, b.id)),
  };
}
