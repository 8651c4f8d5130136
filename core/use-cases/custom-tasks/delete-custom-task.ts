import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { missedAfterDays } from '../../domain/tasks/task.ts';
import { addDays } from '../../domain/time/dates.ts';
import { farthestDay } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'askForReading'>;
type Input = { readonly householdId: string; readonly id: string };

/** Deletes a recurring task and its open turns. Completed turns stay in the history. Throws `custom_task_not_found`. */
export const makeDeleteCustomTask =
  ({ unitOfWork, clock, askForReading }: Deps) =>
  ({ householdId, id }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const { households, customTasks, tasks } = stores;
      const household = signedIn(await households.lock(householdId));
      const use = (await customTasks.list(householdId)).find((each) => each.id === id)?.use;
      if (!(await customTasks.delete(householdId, id))) throw new DomainError('custom_task_not_found');
      const today = dateInZone(clock.now(), household.timezone);
      const dated = await tasks.between(householdId, addDays(today, -missedAfterDays - 7), farthestDay(today));
      const turns = dated.filter((task) => task.source === `custom:${id}` && task.status === 'open');
      await tasks.delete(
        householdId,
        turns.map((task) => task.id),
      );
      if (use) await askForReading(stores, household, use.meter);
    });
