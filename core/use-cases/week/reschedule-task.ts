import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/household.ts';
import { isUserCreated, isVisible, type Task, type TaskEdits, withEdits } from '../../domain/task.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { MoveTask } from '../../procedures/move-task.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly moveTask: MoveTask };
type Input = {
  readonly household: Household;
  readonly id: string;
  /** A date, or an instant that means the household's date at that time. Without one the task keeps its day. */
  readonly to?: string | undefined;
  readonly edits?: TaskEdits;
};

/**
 * Moves a task to another day, and edits it if it is the user's own. Throws `task_not_found`, `task_not_editable` for
 * edits of the assistant's task, and `invalid_date` for a day that can't be shown.
 */
export const makeRescheduleTask =
  ({ unitOfWork, moveTask }: Deps) =>
  ({ household, id, to, edits = {} }: Input): Promise<Task> =>
    unitOfWork.run(async (stores) => {
      await stores.households.lock(household.id);
      const task = await stores.tasks.find(household.id, id);
      if (!isVisible(task)) throw new DomainError('task_not_found');
      const edited = withEdits(task, edits);
      if (edited !== task) {
        if (!isUserCreated(task)) throw new DomainError('task_not_editable');
        await stores.tasks.update(edited);
      }
      return to === undefined ? edited : moveTask(stores, household, { id, to });
    });
