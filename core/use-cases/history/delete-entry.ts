import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import { careTaskIdOf, withCompletion } from '../../domain/tasks/task.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'replanAfterHistory' | 'countParts' | 'askByCare'>;
type Input = { readonly householdId: string; readonly id: string };

/**
 * Deletes recorded work, or marks a done task open again, so that a past one counts as missed. What was deleted can be
 * restored for a while. The plan is made again. Throws `entry_not_found`, also for skipped and missed tasks.
 */
export const makeDeleteEntry =
  (deps: Deps) =>
  ({ householdId, id }: Input): Promise<void> =>
    deps.unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const recorded = await stores.history.findRecorded(householdId, id);
      if (!recorded) return reopenTask(stores, household, id, deps);
      if (recorded.deletedAt) throw new DomainError('entry_not_found');
      await stores.history.update({ ...recorded, deletedAt: deps.clock.now() });
      if (recorded.careTaskId !== undefined) await deps.replanAfterHistory(stores, household);
    });

async function reopenTask(
  stores: Stores,
  household: Household,
  id: string,
  { clock, replanAfterHistory, countParts, askByCare }: Omit<Deps, 'unitOfWork'>,
): Promise<void> {
  const task = await stores.tasks.find(household.id, id);
  if (!task?.completedAt) throw new DomainError('entry_not_found');
  const now = clock.now();
  const known = await stores.history.findDetails(household.id, id);
  const deleted = { at: now, completedAt: task.completedAt };
  await stores.history.saveDetails({ ...(known ?? { householdId: household.id, taskId: id, note: '' }), deleted });
  if (careTaskIdOf(task.source) !== undefined) await replanAfterHistory(stores, household);
  // Planning leaves a moved task where it is, so that its details can be restored.
  const open = { ...withCompletion(task, false, now), moved: true };
  await stores.tasks.update(open);
  await countParts(stores, open);
  await askByCare(stores, household);
}
