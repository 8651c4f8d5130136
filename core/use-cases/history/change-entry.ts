import { careTaskById } from '../../catalogue/index.ts';
import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { checkedWork } from '../../domain/history/checked-work.ts';
import type { HistoryEntry, Work } from '../../domain/history/entry.ts';
import type { RecordedWork } from '../../domain/history/recorded-work.ts';
import type { Household } from '../../domain/home/household.ts';
import { mostRecordedEntries, weightOf } from '../../domain/limits.ts';
import { careTaskIdOf } from '../../domain/tasks/task.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import { dateInZone, noonOf } from '../../domain/time/zones.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';
import type { ReplanAfterHistory } from '../../procedures/replan-after-history.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'replanAfterHistory' | 'findEntry' | 'claimFiles'>;
type Input = {
  readonly householdId: string;
  readonly id: string;
  readonly work: Work;
  /** Files that were stored without an owner, by their ids, which it gets besides those that it has. */
  readonly files?: readonly string[] | undefined;
};

/**
 * Corrects an entry. Of a done task, only date, minutes, person, note and cost change. A new day or care task has the
 * plan made again. Throws `entry_not_found`, also for skipped and missed tasks, `invalid_date` for a day in the future,
 * `invalid_input` for an unknown care task, `too_many_entries` for a longer note that has no room, `file_not_found` and
 * `too_many_files`.
 */
export const makeChangeEntry =
  ({ unitOfWork, clock, replanAfterHistory, findEntry, claimFiles }: Deps) =>
  ({ householdId, id, work, files = [] }: Input): Promise<HistoryEntry> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const before = await findEntry(stores, household, id);
      if (before.kind !== 'done') throw new DomainError('entry_not_found');
      const today = dateInZone(clock.now(), household.timezone);
      const checked = checkedWork(work, today, (careTaskId) => careTaskById.get(careTaskId));
      const growth = weightOf(checked.note) - weightOf(before.note);
      if (growth > 0 && (await stores.history.countRecorded(householdId)) + growth > mostRecordedEntries) {
        throw new DomainError('too_many_entries');
      }
      const recorded = await stores.history.findRecorded(householdId, id);
      if (recorded) {
        await changeRecorded(stores, recorded, checked);
        if (countsOtherwise(before, checked)) await replanAfterHistory(stores, household, [checked]);
      } else {
        const { minutes, by, note, cost } = checked;
        await stores.history.saveDetails({
          householdId,
          taskId: id,
          note,
          ...(minutes !== undefined && { minutes }),
          ...(by && { by }),
          ...(cost && { cost }),
        });
        const completedAt = checked.date === today ? clock.now() : noonOf(checked.date, household.timezone);
        if (checked.date !== before.date) await changeDay(stores, household, id, completedAt, replanAfterHistory);
      }
      await claimFiles(stores, householdId, files, { entryId: id });
      return findEntry(stores, household, id);
    });

function changeRecorded({ history }: Stores, recorded: RecordedWork, work: Work): Promise<void> {
  const { householdId, id, createdAt } = recorded;
  return history.update({ ...work, householdId, id, createdAt });
}

/** Whether the plan counts the entry differently than before. */
function countsOtherwise(before: HistoryEntry, { careTaskId, date }: { careTaskId?: string; date: IsoDate }): boolean {
  return before.careTaskId !== careTaskId || (careTaskId !== undefined && before.date !== date);
}

async function changeDay(
  stores: Stores,
  household: Household,
  id: string,
  completedAt: Date,
  replanAfterHistory: ReplanAfterHistory,
) {
  const task = await stores.tasks.find(household.id, id);
  if (!task) return;
  await stores.tasks.update({ ...task, completedAt });
  if (careTaskIdOf(task.source) !== undefined) await replanAfterHistory(stores, household);
}
