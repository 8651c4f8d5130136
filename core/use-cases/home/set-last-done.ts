import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { dayOfLastDone, type LastDoneTime } from '../../domain/home/last-done-times.ts';
import { careTaskIdOf, isVisible } from '../../domain/tasks/task.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'changeHome'>;
type Input = { readonly householdId: string; readonly id: string; readonly when: LastDoneTime };

/**
 * Saves when the care task behind a planned task was last done before Upkept planned it, and plans again from today. The
 * task stays if that is unknown or long ago. Throws `task_not_found`, also for the user's own tasks.
 */
export const makeSetLastDone =
  ({ unitOfWork, clock, changeHome }: Deps) =>
  ({ householdId, id, when }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const task = await stores.tasks.find(householdId, id);
      const careTaskId = task && careTaskIdOf(task.source);
      if (!isVisible(task) || careTaskId === undefined) throw new DomainError('task_not_found');
      const day = dayOfLastDone(when, dateInZone(clock.now(), household.timezone));
      const lastDone = { ...household.lastDone, [careTaskId]: day ?? null };
      if (day === undefined) {
        await stores.households.update({ ...household, lastDone });
        return;
      }
      if (task.status === 'open') await stores.tasks.delete(householdId, [id]);
      await changeHome(stores, household, { lastDone });
    });
