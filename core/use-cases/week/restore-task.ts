import { DomainError } from '../../domain/errors.ts';
import { restored, type Task } from '../../domain/task.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Input = { readonly householdId: string; readonly id: string };

/** Undoes a deletion. Has no effect on a task that isn't deleted. Throws `task_not_found`. */
export const makeRestoreTask =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ householdId, id }: Input): Promise<Task> =>
    unitOfWork.run(async ({ tasks }) => {
      const task = await tasks.find(householdId, id);
      if (!task) throw new DomainError('task_not_found');
      const changed = restored(task);
      await tasks.update(changed);
      return changed;
    });
