import { signedIn } from '../../domain/access/found.ts';
import type { HistoryEntry } from '../../domain/history/entry.ts';
import type { Household } from '../../domain/home/household.ts';
import { careTaskIdOf, withCompletion } from '../../domain/tasks/task.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'replanAfterHistory' | 'findEntry' | 'countParts'>;
type Input = { readonly householdId: string; readonly id: string };

/**
 * Takes back the deletion of an entry, with its details and its day, and has the plan made again. Has no effect on an
 * entry that isn't deleted. Throws `entry_not_found`, also when the deleted entry is no longer kept.
 */
export const makeRestoreEntry =
  ({ unitOfWork, findEntry, replanAfterHistory, countParts }: Deps) =>
  ({ householdId, id }: Input): Promise<HistoryEntry> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const recorded = await stores.history.findRecorded(householdId, id);
      if (recorded?.deletedAt) {
        const { deletedAt: _, ...kept } = recorded;
        await stores.history.update(kept);
        if (kept.careTaskId !== undefined) await replanAfterHistory(stores, household, [kept]);
      } else if (!recorded) {
        await restoreCompletion(stores, household, id, { replanAfterHistory, countParts });
      }
      return findEntry(stores, household, id);
    });

async function restoreCompletion(
  stores: Stores,
  household: Household,
  id: string,
  { replanAfterHistory, countParts }: Pick<Deps, 'replanAfterHistory' | 'countParts'>,
): Promise<void> {
  const details = await stores.history.findDetails(household.id, id);
  const task = details?.deleted && (await stores.tasks.find(household.id, id));
  if (!task || !details?.deleted) return;
  const { deleted, ...kept } = details;
  await stores.history.saveDetails(kept);
  const done = withCompletion(task, true, deleted.completedAt);
  await stores.tasks.update(done);
  if (done.status !== task.status) await countParts(stores, done);
  if (careTaskIdOf(task.source) !== undefined) await replanAfterHistory(stores, household);
}
