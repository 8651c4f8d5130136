import { DomainError } from '../../domain/errors.ts';
import { isVisible, skipped } from '../../domain/tasks/task.ts';
import { actionsBy, type By } from '../../domain/tasks/task-action.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;
type Input = { readonly householdId: string; readonly id: string; readonly by?: By };

/** Deletes a task from the week. The history keeps it as skipped. Throws `task_not_found`. */
export const makeDeleteTask =
  ({ unitOfWork, clock }: Deps) =>
  ({ householdId, id, by }: Input): Promise<void> =>
    unitOfWork.run(async ({ tasks, taskActions }) => {
      const task = await tasks.find(householdId, id);
      if (!isVisible(task)) throw new DomainError('task_not_found');
      await tasks.update(skipped(task));
      await taskActions.note(actionsBy(by, 'skipped', [task], clock.now()));
    });
