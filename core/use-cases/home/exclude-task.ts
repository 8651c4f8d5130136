import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { careTaskIdOf, isVisible, skipped } from '../../domain/tasks/task.ts';
import { actionsBy, type By } from '../../domain/tasks/task-action.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'changeHome'>;
type Input = { readonly householdId: string; readonly id: string; readonly by?: By };

/**
 * Saves that the care task behind a planned task doesn't apply to the home, and removes the task from the week. The
 * care task isn't planned again until the user includes it. Throws `task_not_found`, also for the user's own tasks.
 */
export const makeExcludeTask =
  ({ unitOfWork, clock, changeHome }: Deps) =>
  ({ householdId, id, by }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const task = await stores.tasks.find(householdId, id);
      const careTaskId = task && careTaskIdOf(task.source);
      if (!isVisible(task) || careTaskId === undefined) throw new DomainError('task_not_found');
      // Skipped rather than removed, so that it can be restored.
      await stores.tasks.update(skipped(task));
      await stores.taskActions.note(actionsBy(by, 'skipped', [task], clock.now()));
      if (household.excludedTasks.includes(careTaskId)) return;
      await changeHome(stores, household, { excludedTasks: [...household.excludedTasks, careTaskId] });
    });
