import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { FileRow } from '../../domain/history/table/judge-rows.ts';
import { mostRecordedEntries, weightOf } from '../../domain/limits.ts';
import type { By } from '../../domain/tasks/task-action.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'judgeFile' | 'replanAfterHistory'>;
type Input = { readonly householdId: string; readonly by?: By; readonly rows: readonly FileRow[] };

type ImportResult = {
  /** Absent if nothing was imported. */
  readonly importId?: string;
  readonly imported: number;
  readonly duplicates: number;
  readonly errors: number;
};

/**
 * Imports the new rows of a file and has the plan made again. Rows that are duplicates or can't be read are left out.
 * Throws `invalid_input` for too many rows, and `too_many_entries`.
 */
export const makeImportHistory =
  ({ unitOfWork, clock, ids, judgeFile, replanAfterHistory }: Deps) =>
  ({ householdId, by, rows }: Input): Promise<ImportResult> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const judged = await judgeFile(stores, household, rows);
      const works = judged.flatMap((row) => (row.outcome === 'new' ? [row.work] : []));
      const known = await stores.history.countRecorded(householdId);
      const added = works.reduce((sum, { note }) => sum + 1 + weightOf(note), 0);
      if (known + added > mostRecordedEntries) throw new DomainError('too_many_entries');
      const [importId, createdAt] = [ids.next(), clock.now()];
      const shared = { householdId, importId, createdAt, ...(by && { personId: by.id }) };
      await stores.history.record(works.map((work) => ({ ...work, ...shared, id: ids.next() })));
      const counted = works.filter(({ careTaskId }) => careTaskId !== undefined);
      if (counted.length > 0) await replanAfterHistory(stores, household, counted);
      return {
        ...(works.length > 0 && { importId }),
        imported: works.length,
        duplicates: judged.filter(({ outcome }) => outcome === 'duplicate').length,
        errors: judged.filter(({ outcome }) => outcome === 'error').length,
      };
    });
