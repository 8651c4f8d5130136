import { DomainError } from '../../domain/errors.ts';
import { isVisible, skipped } from '../../domain/task.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Input = { readonly householdId: string; readonly id: string };

/** Removes a task from the week. The history keeps it as skipped. Throws `task_not_found`. */
export const makeDeleteTask =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ householdId, id }: Input): Promise<void> =>
    unitOfWork.run(async ({ tasks }) => {
      const task = await tasks.find(householdId, id);
      if (!isVisible(task)) throw new DomainError('task_not_found');
      await tasks.update(skipped(task));
    });
