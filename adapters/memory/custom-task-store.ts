import type { CustomTaskStore } from '#core/ports/custom-task-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeCustomTaskStore({ customTasks }: Tables): CustomTaskStore {
  return {
    add: async (customTask) => {
      customTasks.set(keyOf(customTask.householdId, customTask.id), customTask);
    },
    update: async (customTask) => {
      const key = keyOf(customTask.householdId, customTask.id);
      if (customTasks.has(key)) customTasks.set(key, customTask);
    },
    delete: async (householdId, id) => customTasks.delete(keyOf(householdId, id)),
    list: async (householdId) =>
      [...customTasks.values()].filter((customTask) => customTask.householdId === householdId),
  };
}
