import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { careTaskIdOf, restored, type Task } from '../../domain/tasks/task.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'includeCareTask' | 'showTask' | 'countParts'>;
type Input = { readonly householdId: string; readonly id: string };

/**
 * Undoes a deletion, and the exclusion of the care task if there is one. Counts the parts of a done one. Has no effect on a task that
 * isn't deleted.
 * Throws `task_not_found`.
 */
export const makeRestoreTask =
  ({ unitOfWork, includeCareTask, showTask, countParts }: Deps) =>
  ({ householdId, id }: Input): Promise<Task> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const task = await stores.tasks.find(householdId, id);
      if (!task) throw new DomainError('task_not_found');
      await includeCareTask(stores, household, careTaskIdOf(task.source));
      const changed = restored(task);
      await stores.tasks.update(changed);
      if (changed.status === 'done' && task.status !== 'done') await countParts(stores, changed);
      return showTask(stores, changed);
    });
