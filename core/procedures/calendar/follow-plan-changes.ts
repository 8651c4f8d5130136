import type { Ports } from '../../ports/index.ts';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.ts';
import { makeEnqueuePending } from '../enqueue-pending.ts';
import { makeRequestSync } from './request-sync.ts';

type Deps = Pick<Ports, 'clock' | 'ids'>;

/** The stores, which call `changed` with the households whose tasks are about to be written. */
function observed(stores: Stores, changed: (householdIds: readonly string[]) => void): Stores {
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

/**
 * A unit of work that keeps calendars in step: a transaction that writes tasks also enqueues the sync of the calendars of
 * their household's people. It wraps every transaction, so that no use case has to think of calendars. Without a
 * calendar that follows the plan this costs one statement that finds no row, for any number of households.
 */
export function followPlanChanges(unitOfWork: UnitOfWork, deps: Deps): UnitOfWork {
  const requestSync = makeRequestSync({ ...deps, enqueuePending: makeEnqueuePending(deps) });
  return {
    run: (work) =>
      unitOfWork.run(async (stores) => {
        const changed: string[] = [];
        const result = await work(observed(stores, (householdIds) => changed.push(...householdIds)));
        if (changed.length > 0) await requestSync(stores, [...new Set(changed)].sort());
        return result;
      }),
  };
}
