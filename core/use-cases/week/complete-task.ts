import { DomainError } from '../../domain/errors.ts';
import { isVisible, type Task, withCompletion } from '../../domain/task.ts';
import type { Clock } from '../../ports/clock.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly clock: Clock };
type Input = { readonly householdId: string; readonly id: string; readonly completed: boolean };

/** Marks a task done, or open again. Throws `task_not_found`. */
export const makeCompleteTask =
  ({ unitOfWork, clock }: Deps) =>
  ({ householdId, id, completed }: Input): Promise<Task> =>
    unitOfWork.run(async ({ tasks }) => {
      const task = await tasks.find(householdId, id);
      if (!isVisible(task)) throw new DomainError('task_not_found');
      const changed = withCompletion(task, completed, clock.now());
      await tasks.update(changed);
      return changed;
    });
