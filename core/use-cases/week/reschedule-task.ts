import type { Household } from '../../domain/household.ts';
import type { Task } from '../../domain/task.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { MoveTask } from '../../procedures/move-task.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly moveTask: MoveTask };
type Input = {
  readonly household: Household;
  readonly id: string;
  /** A date, or an instant that means the household's date at that time. */
  readonly to: string;
};

/** Moves a task to another day. Throws `task_not_found`, and `invalid_date` for a day that can't be shown. */
export const makeRescheduleTask =
  ({ unitOfWork, moveTask }: Deps) =>
  ({ household, id, to }: Input): Promise<Task> =>
    unitOfWork.run(async (stores) => {
      await stores.households.lock(household.id);
      return moveTask(stores, household, { id, to });
    });
