import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { mostRecordedEntries, weightOf } from '../../domain/limits.ts';
import { careTaskIdOf } from '../../domain/tasks/task.ts';
import type { By } from '../../domain/tasks/task-action.ts';
import type { Needs } from '../../procedures/index.ts';
import type { Brought } from '../../procedures/open-import.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'openImport' | 'judgeFile' | 'replanAfterHistory' | 'askByCare'>;
type Input = { readonly householdId: string; readonly by?: By; readonly brought: Brought };

type ImportResult = {
  /** Absent if nothing was imported. */
  readonly importId?: string;
  readonly imported: number;
  readonly duplicates: number;
  readonly errors: number;
};

const unclear = (path: string, message: string) => new DomainError('invalid_input', { issues: [{ path, message }] });

/**
 * Imports the new rows of a file and has the plan made again. Rows that are duplicates or can't be read are left out.
 * Throws `invalid_input` for a file that can't be read, too many rows, or an open question, and `too_many_entries`.
 */
export const makeImportHistory =
  ({ unitOfWork, clock, ids, openImport, judgeFile, replanAfterHistory, askByCare }: Deps) =>
  async ({ householdId, by, brought }: Input): Promise<ImportResult> => {
    const file = await openImport(brought);
    return unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const { rows: judged, table } = await judgeFile(stores, { household, language: brought.language, file });
      if (table && !table.isEnough) throw unclear('columns', 'Please choose which columns are the date and the title');
      if (judged.some(({ outcome }) => outcome === 'open')) {
        throw unclear('answers', 'Please answer the questions about the file first');
      }
      const works = judged.flatMap((row) => (row.outcome === 'new' ? [row.work] : []));
      const known = await stores.history.countRecorded(householdId);
      const added = works.reduce((sum, { note }) => sum + 1 + weightOf(note), 0);
      if (known + added > mostRecordedEntries) throw new DomainError('too_many_entries');
      const [importId, createdAt] = [ids.next(), clock.now()];
      const shared = { householdId, importId, createdAt, ...(by && { personId: by.id }) };
      const counted = works.filter(({ careTaskId }) => careTaskId !== undefined);
      const removed = counted.length > 0 ? await replanAfterHistory(stores, household, counted) : [];
      const turns = Map.groupBy(removed, ({ source }) => careTaskIdOf(source));
      const recorded = works.map((work) => {
        const replaced = turns.get(work.careTaskId);
        // One of several works for the same care task has them.
        turns.delete(work.careTaskId);
        return { ...work, ...shared, id: ids.next(), ...(replaced && { replaced }) };
      });
      await stores.history.record(recorded);
      if (counted.length > 0) await askByCare(stores, household);
      return {
        ...(works.length > 0 && { importId }),
        imported: works.length,
        duplicates: judged.filter(({ outcome }) => outcome === 'duplicate').length,
        errors: judged.filter(({ outcome }) => outcome === 'error').length,
      };
    });
  };
