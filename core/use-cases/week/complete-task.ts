import { signedIn } from '../../domain/access/found.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Task } from '../../domain/tasks/task.ts';
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
};

/**
 * Marks a task done, or open again. Of several people who complete it, the first one counts. Throws `task_not_found`, and
 * `invalid_date` for a day in the future.
 */
export const makeCompleteTask =
  ({ unitOfWork, setCompletion, showTask }: Deps) =>
  ({ household, id, ...change }: Input): Promise<Task> =>
    unitOfWork.run(async (stores) => {
      const locked = signedIn(await stores.households.lock(household.id));
      return showTask(stores, await setCompletion(stores, locked, { id, ...change }));
    });
