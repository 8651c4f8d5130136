import type { Task } from '../../domain/tasks/task.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import { changesIn } from '../../domain/webhooks/changes.ts';
import type { Ports } from '../../ports/index.ts';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.ts';
import { makeQueueDeliveries } from './queue-deliveries.ts';

type Deps = Pick<Ports, 'clock' | 'ids'>;

/** What a transaction wrote, by household. */
type Written = {
  readonly tasks: Map<string, { readonly before: Task; after: Task }>;
  readonly created: Task[];
  readonly planned: IsoDate[];
};

/** The stores, and what has been written through them. */
function observed(stores: Stores): { readonly stores: Stores; readonly written: ReadonlyMap<string, Written> } {
  const { tasks, plans } = stores;
  const known = new Map<string, Task>();
  const written = new Map<string, Written>();
  const of = (householdId: string): Written => {
    const found = written.get(householdId) ?? { tasks: new Map(), created: [], planned: [] };
    written.set(householdId, found);
    return found;
  };
  const remember = (found: readonly Task[]) => {
    for (const task of found) if (!known.has(task.id)) known.set(task.id, task);
  };
  const watched: Pick<Stores, 'tasks' | 'plans'> = {
    tasks: {
      ...tasks,
      find: async (householdId, id) => {
        const task = await tasks.find(householdId, id);
        if (task) remember([task]);
        return task;
      },
      between: async (householdId, from, to) => {
        const found = await tasks.between(householdId, from, to);
        remember(found);
        return found;
      },
      addMissing: async (added) => {
        const count = await tasks.addMissing(added);
        if (count === added.length) for (const task of added) of(task.householdId).created.push(task);
        return count;
      },
      update: async (task) => {
        const before = known.get(task.id);
        if (before) of(task.householdId).tasks.set(task.id, { before, after: task });
        await tasks.update(task);
      },
    },
    plans: {
      ...plans,
      markPlanned: async (weeks) => {
        for (const { householdId, weekStart } of weeks) of(householdId).planned.push(weekStart);
        await plans.markPlanned(weeks);
      },
    },
  };
  return { stores: { ...stores, ...watched }, written };
}

/**
 * A unit of work that reports what changes in homes to their webhooks: the deliveries are queued in the transaction that
 * makes the change. It wraps every transaction, so that no use case has to think of webhooks. A home without one costs one
 * statement that finds no row.
 */
export function reportChanges(unitOfWork: UnitOfWork, deps: Deps): UnitOfWork {
  const queueDeliveries = makeQueueDeliveries(deps);
  return {
    run: (work) =>
      unitOfWork.run(async (given) => {
        const { stores, written } = observed(given);
        const result = await work(stores);
        const changes = new Map(
          [...written].map(([householdId, { tasks, created, planned }]) => [
            householdId,
            changesIn({ tasks: [...tasks.values()], created, planned }),
          ]),
        );
        const changed = [...changes].filter(([, of]) => Object.keys(of).length > 0).map(([id]) => id);
        const reported = changed.length > 0 ? await given.webhooks.amongHouseholds(changed) : [];
        for (const householdId of reported) await queueDeliveries(given, householdId, changes.get(householdId) ?? {});
        return result;
      }),
  };
}
