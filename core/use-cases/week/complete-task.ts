import type { IsoDate } from '../../domain/dates.ts';
import { type Household, signedIn } from '../../domain/household.ts';
import type { Task } from '../../domain/task.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'setCompletion'>;
type Input = {
  readonly household: Household;
  readonly id: string;
  readonly completed: boolean;
  /** The household's day on which it was done; today by default. */
  readonly on?: IsoDate | undefined;
};

/** Marks a task done, or open again. Throws `task_not_found`, and `invalid_date` for a day in the future. */
export const makeCompleteTask =
  ({ unitOfWork, setCompletion }: Deps) =>
  ({ household, id, completed, on }: Input): Promise<Task> =>
    unitOfWork.run(async (stores) => {
      const locked = signedIn(await stores.households.lock(household.id));
      return setCompletion(stores, locked, { id, completed, on });
    });
