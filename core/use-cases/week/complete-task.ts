import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Task, TaskStatus } from '../../domain/tasks/task.ts';
import type { By } from '../../domain/tasks/task-action.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'setCompletion' | 'showTask'>;
type Input = {
  readonly household: Household;
  readonly id: string;
  readonly completed: boolean;
  /** The household's day on which it was done; today by default. */
  readonly on?: IsoDate | undefined;
  readonly by?: By;
  /** What the caller knows the task to be; anything by default. */
  readonly was?: TaskStatus;
};

/**
 * Marks a task done, or open again. Of several people who complete it, the first one counts. Throws `task_not_found`,
 * `task_changed` if the task isn't what the caller knows, and `invalid_date` for a day in the future.
 */
export const makeCompleteTask =
  ({ unitOfWork, setCompletion, showTask }: Deps) =>
  ({ household, id, was, ...change }: Input): Promise<Task> =>
    unitOfWork.run(async (stores) => {
      const locked = signedIn(await stores.households.lock(household.id));
      if (was !== undefined && (await stores.tasks.find(household.id, id))?.status !== was) {
        throw new DomainError('task_changed');
      }
      return showTask(stores, await setCompletion(stores, locked, { id, ...change }));
    });
