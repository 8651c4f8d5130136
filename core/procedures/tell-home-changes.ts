import type { HomeChanges } from '../ports/home-changes.ts';
import type { Origins } from '../ports/origins.ts';
import type { Stores, UnitOfWork } from '../ports/unit-of-work.ts';
import { observeTasks } from './observe-tasks.ts';

/** The stores, which call `changed` with the homes that are locked, or whose tasks are about to be written. */
function observed(stores: Stores, changed: (homeIds: readonly string[]) => void): Stores {
  const { households } = stores;
  return {
    ...observeTasks(stores, changed),
    households: {
      ...households,
      lock: (id) => {
        changed([id]);
        return households.lock(id);
      },
    },
  };
}

/**
 * A unit of work that reports which homes it has changed, once the change is committed. It wraps every transaction, so that
 * no use case has to think of open pages: what changes a home locks it, or writes its tasks. What
 * changes nothing that a week shows only holds it.
 */
export function tellHomeChanges(
  unitOfWork: UnitOfWork,
  homeChanges: HomeChanges,
  origins: Pick<Origins, 'current'>,
): UnitOfWork {
  return {
    run: async (work) => {
      const changed = new Set<string>();
      const note = (homeIds: readonly string[]) => {
        for (const id of homeIds) changed.add(id);
      };
      const result = await unitOfWork.run((stores) => work(observed(stores, note)));
      if (changed.size > 0) homeChanges.tell([...changed], origins.current()?.pageId);
      return result;
    },
  };
}
