import { careTaskById } from '../../catalogue/index.ts';
import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { missedAfterDays, type Task, type TaskSource, withCompletion } from '../../domain/tasks/task.ts';
import { actionsBy, type By } from '../../domain/tasks/task-action.ts';
import { addDays, weekStartOf } from '../../domain/time/dates.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'replan' | 'countParts'>;
type Input = { readonly householdId: string; readonly taskId: string; readonly by?: By };

/**
 * Opens a closed item today: the care task that opens it is recorded as done, and the item's other tasks are planned
 * again. Has no effect the second time. Throws `task_not_found` if the care task opens nothing.
 */
export const makeOpenItem =
  ({ unitOfWork, clock, ids, replan, countParts }: Deps) =>
  ({ householdId, taskId, by }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const found = careTaskById.get(taskId);
      if (found?.task.seasonalUse !== 'opens') throw new DomainError('task_not_found');
      const household = signedIn(await stores.households.lock(householdId));
      const now = clock.now();
      const today = dateInZone(now, household.timezone);
      const source: TaskSource = `care:${found.task.id}`;
      const monday = weekStartOf(today);
      const near = (
        await stores.tasks.between(householdId, addDays(monday, -missedAfterDays), addDays(monday, 6))
      ).filter((task) => task.source === source);
      const isOpenSinceToday = near.some(
        ({ status, completedAt }) =>
          status === 'done' && completedAt && dateInZone(completedAt, household.timezone) === today,
      );
      if (isOpenSinceToday) return;
      const open = near.find(({ status }) => status === 'open');
      const { title, why, minutes } = found.task;
      const opening: Task = {
        householdId,
        id: ids.next(),
        source,
        occurrence: today,
        title,
        description: why,
        category: found.item.name,
        scheduledOn: today,
        status: 'open',
        minutes,
        moved: false,
      };
      const done = withCompletion(open ?? opening, true, now);
      if (!open) await stores.tasks.addMissing([done]);
      else await stores.tasks.update(done);
      await countParts(stores, done);
      await stores.taskActions.note(actionsBy(by, 'completed', [open ?? opening], now));
      await replan(stores, household, today, today);
    });
