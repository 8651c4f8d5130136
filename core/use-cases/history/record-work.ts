import { careTaskById } from '../../catalogue/index.ts';
import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { checkedWork } from '../../domain/history/checked-work.ts';
import type { HistoryEntry, Work } from '../../domain/history/entry.ts';
import { entryOfRecorded } from '../../domain/history/recorded-work.ts';
import { mostRecordedEntries, weightOf } from '../../domain/limits.ts';
import { actorOf, type By } from '../../domain/tasks/task-action.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'replanAfterHistory' | 'claimFiles' | 'findEntry'>;
type Input = {
  readonly householdId: string;
  readonly by?: By;
  readonly work: Work;
  /** Files that were stored without an owner, by their ids. */
  readonly files?: readonly string[] | undefined;
};

/**
 * Records past work. If it completes a care task, the plan counts it. Throws `invalid_date` for a day in the future,
 * `invalid_input` for an unknown care task, `too_many_entries`, `file_not_found` and `too_many_files`.
 */
export const makeRecordWork =
  ({ unitOfWork, clock, ids, replanAfterHistory, claimFiles, findEntry }: Deps) =>
  ({ householdId, by, work, files = [] }: Input): Promise<HistoryEntry> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const now = clock.now();
      const checked = checkedWork(work, dateInZone(now, household.timezone), (id) => careTaskById.get(id));
      const known = await stores.history.countRecorded(householdId);
      if (known + 1 + weightOf(checked.note) > mostRecordedEntries) throw new DomainError('too_many_entries');
      const recorded = { ...checked, householdId, id: ids.next(), ...(by && { personId: by.id }), createdAt: now };
      await stores.history.record([recorded]);
      if (checked.careTaskId !== undefined) await replanAfterHistory(stores, household, [checked]);
      if (files.length === 0) return entryOfRecorded(recorded, by && actorOf(by));
      await claimFiles(stores, householdId, files, { entryId: recorded.id });
      return findEntry(stores, household, recorded.id);
    });
