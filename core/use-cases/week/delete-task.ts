import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { isVisible, skipped } from '../../domain/tasks/task.ts';
import { actionsBy, type By } from '../../domain/tasks/task-action.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'countParts'>;
type Input = { readonly householdId: string; readonly id: string; readonly by?: By };

/** Deletes a task from the week. The history keeps it as skipped, and parts that it used are given back. Throws `task_not_found`. */
export const makeDeleteTask =
  ({ unitOfWork, clock, countParts }: Deps) =>
  ({ householdId, id, by }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      signedIn(await stores.households.lock(householdId));
      const { tasks, taskActions } = stores;
      const task = await tasks.find(householdId, id);
      if (!isVisible(task)) throw new DomainError('task_not_found');
      const removed = skipped(task);
      await tasks.update(removed);
      if (task.status === 'done') await countParts(stores, removed);
      await taskActions.note(actionsBy(by, 'skipped', [task], clock.now()));
    });
