import type { TaskLinkStore } from '#core/ports/task-link-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeTaskLinkStore({ taskLinks }: Tables): TaskLinkStore {
  return {
    findBySecret: async (householdId, secretHash) =>
      [...taskLinks.values()].find((link) => link.householdId === householdId && link.secretHash === secretHash),
    save: async (link) => {
      taskLinks.set(keyOf(link.householdId, link.taskId), link);
    },
    delete: async (householdId, taskId) => {
      taskLinks.delete(keyOf(householdId, taskId));
    },
  };
}
