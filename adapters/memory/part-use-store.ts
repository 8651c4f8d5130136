import { compareText } from '#core/domain/text/compare-text.ts';
import type { PartUseStore } from '#core/ports/part-use-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makePartUseStore({ partUses }: Tables): PartUseStore {
  return {
    add: async (uses) => {
      for (const use of uses) partUses.set(keyOf(use.householdId, use.taskId, use.item, use.name), use);
    },
    take: async (householdId, taskId) => {
      const taken = [...partUses].filter(([, use]) => use.householdId === householdId && use.taskId === taskId);
      for (const [key] of taken) partUses.delete(key);
      return taken
        .map(([, use]) => use)
        .toSorted((one, other) => compareText(one.item, other.item) || compareText(one.name, other.name));
    },
  };
}
