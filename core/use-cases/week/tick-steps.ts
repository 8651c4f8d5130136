import { careTasksOf } from '../../catalogue/care-tasks-of.ts';
import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import { careTaskIdOf, isVisible, type Task, withStepsDone } from '../../domain/tasks/task.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'showTask'>;
type Input = { readonly household: Household; readonly id: string; readonly done: readonly number[] };

/**
 * Says which steps of an open task are done. A task that is done by then stays as it is. Throws
 * `task_not_found`, and `invalid_input` for a step that it doesn't have.
 */
export const makeTickSteps =
  ({ unitOfWork, showTask }: Deps) =>
  ({ household, id, done }: Input): Promise<Task> =>
    unitOfWork.run(async (stores) => {
      const locked = signedIn(await stores.households.lock(household.id));
      const task = await stores.tasks.find(household.id, id);
      if (!isVisible(task)) throw new DomainError('task_not_found');
      const care = careTasksOf(locked)(careTaskIdOf(task.source) ?? '')?.task;
      const { length } = care?.steps ?? task.steps ?? [];
      if (done.some((place) => place >= length)) {
        throw new DomainError('invalid_input', { issues: [{ path: 'done', message: 'must be steps of the task' }] });
      }
      const changed = withStepsDone(task, done);
      if (changed !== task) await stores.tasks.update(changed);
      return showTask(stores, changed);
    });
