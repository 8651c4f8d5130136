import type { Ports } from '../../ports/index.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import { makeEnqueuePending } from '../enqueue-pending.ts';
import { observeTasks } from '../observe-tasks.ts';
import { makeRequestSync } from './request-sync.ts';

type Deps = Pick<Ports, 'clock' | 'ids'>;

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
        const result = await work(observeTasks(stores, (householdIds) => changed.push(...householdIds)));
        if (changed.length > 0) await requestSync(stores, [...new Set(changed)].sort());
        return result;
      }),
  };
}
