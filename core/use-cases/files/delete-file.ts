import { DomainError } from '../../domain/errors.ts';
import { filesLock } from '../../domain/files/files-lock.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'locks' | 'deleteFiles' | 'reporter'>;

/**
 * Deletes a file. If its content can't be removed now, a job removes it later. Throws `file_not_found`, also for another
 * household's.
 */
export const makeDeleteFile =
  ({ unitOfWork, clock, locks, deleteFiles, reporter }: Deps) =>
  ({ householdId, id }: { readonly householdId: string; readonly id: string }): Promise<void> =>
    locks.hold(filesLock(householdId), async () => {
      const expired = await unitOfWork.run(async ({ files }) => {
        const file = await files.find(householdId, id);
        const now = clock.now();
        if (!file || (file.expiresAt && file.expiresAt <= now)) throw new DomainError('file_not_found');
        const { entryId: _, item: __, purpose: ___, ...kept } = file;
        const expired = { ...kept, expiresAt: now };
        await files.update(expired);
        return expired;
      });
      await deleteFiles(householdId, [expired]).catch(reporter.problem);
    });
