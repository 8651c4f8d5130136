import type { Stores } from '../ports/unit-of-work.ts';

/** The stores, which call `changed` with the households whose tasks are about to be written. */
export function observeTasks(stores: Stores, changed: (householdIds: readonly string[]) => void): Stores {
  const { tasks, plans } = stores;
  return {
    ...stores,
    tasks: {
      ...tasks,
      addMissing: (added) => {
        changed(added.map(({ householdId }) => householdId));
        return tasks.addMissing(added);
      },
      update: (task) => {
        changed([task.householdId]);
        return tasks.update(task);
      },
      delete: (householdId, ids) => {
        if (ids.length > 0) changed([householdId]);
        return tasks.delete(householdId, ids);
      },
    },
    plans: {
      ...plans,
      deleteTasks: (removed) => {
        changed(removed.map(({ householdId }) => householdId));
        return plans.deleteTasks(removed);
      },
    },
  };
}
