import type { CustomTaskStore } from '#core/ports/custom-task-store.ts';
import { compareText, keyOf, type Tables } from './database.ts';

export function makeCustomTaskStore({ customTasks }: Tables): CustomTaskStore {
  return {
    add: async (customTask) => {
      customTasks.set(keyOf(customTask.householdId, customTask.id), customTask);
    },
    list: async (householdId) =>
      [...customTasks.values()]
        .filter((customTask) => customTask.householdId === householdId)
        .sort((a, b) => compareText(a.id, b.id)),
  };
}
