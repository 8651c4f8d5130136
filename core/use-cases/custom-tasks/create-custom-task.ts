import { DomainError } from '../../domain/errors.ts';
import { type Household, isOnboarded, signedIn } from '../../domain/household.ts';
import { mostCustomTasks } from '../../domain/limits.ts';
import { dueCustomTasks } from '../../domain/plan/custom.ts';
import { homeOf } from '../../domain/plan/home.ts';
import { newTask } from '../../domain/plan/new-task.ts';
import type { CustomTask } from '../../domain/recurrence.ts';
import { mayAddCustomTask } from '../../domain/tiers.ts';
import { plannableWeeks } from '../../domain/week.ts';
import { dateInZone } from '../../domain/zones.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly clock: Clock; readonly ids: Ids };
type Input = {
  readonly householdId: string;
  readonly customTask: Pick<CustomTask, 'category' | 'title' | 'instructions' | 'importance' | 'recurrence'>;
};

/**
 * Creates a recurring task that starts today, and adds its turns to the weeks that already have a plan. Throws
 * `premium_required` when a free household has reached its limit, and `too_many_custom_tasks` when any has, even by
 * simultaneous calls.
 */
export const makeCreateCustomTask =
  ({ unitOfWork, clock, ids }: Deps) =>
  ({ householdId, customTask: wanted }: Input): Promise<CustomTask> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const now = clock.now();
      const existing = await stores.customTasks.list(householdId);
      if (!mayAddCustomTask(household, existing.length, now)) throw new DomainError('premium_required');
      if (existing.length >= mostCustomTasks) throw new DomainError('too_many_custom_tasks');
      const anchor = dateInZone(now, household.timezone);
      const customTask: CustomTask = { householdId, id: ids.next(), anchor, ...wanted };
      await stores.customTasks.add(customTask);
      await addToPlans(stores, household, customTask, ids);
      return customTask;
    });

/** Weeks without a plan receive the task's turns when they are planned. */
async function addToPlans(
  { weeks, tasks }: Stores,
  household: Household,
  customTask: CustomTask,
  ids: Ids,
): Promise<void> {
  if (!isOnboarded(household)) return;
  const { householdId, anchor: today } = customTask;
  const planned = await weeks.planned(householdId, plannableWeeks(today));
  const home = homeOf(household);
  const turns = [...planned.keys()]
    .sort()
    .flatMap((weekStart) => dueCustomTasks({ home, tasks: [], customTasks: [customTask], weekStart, today }));
  await tasks.addMissing(turns.map((turn) => newTask(turn, householdId, ids.named)));
}
