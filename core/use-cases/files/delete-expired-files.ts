import { filesLock } from '../../domain/files/files-lock.ts';
import { fileLimits } from '../../domain/files/limits.ts';
import type { StoredFile } from '../../domain/files/stored-file.ts';
import { hourMs } from '../../domain/time/durations.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'locks' | 'deleteFiles' | 'fileStore' | 'reporter'>;

const atOnce = 500;

/**
 * Deletes files that were deleted, that no entry got in time, or whose entry is gone, and what a killed process left unfinished.
 * Returns how many. Those that can't
 * be removed now remain for the next time.
 */
export const makeDeleteExpiredFiles =
  ({ unitOfWork, clock, locks, deleteFiles, fileStore, reporter }: Deps) =>
  async (): Promise<number> => {
    const now = clock.now();
    await unitOfWork.run(({ files }) => files.expireOrphans(now));
    await fileStore
      .deleteUnfinished(new Date(now.getTime() - fileLimits.storingHours * hourMs))
      .catch(reporter.problem);
    let removed = 0;
    for (;;) {
      const expired = await unitOfWork.run(({ files }) => files.expired(clock.now(), atOnce));
      let left = expired.length;
      for (const [householdId, own] of Map.groupBy(expired, (file) => file.householdId)) {
        await locks.hold(filesLock(householdId), async () => {
          // Those that were stored again meanwhile stay.
          const still = await unitOfWork.run(({ files }) =>
            Promise.all(own.map(({ id }) => files.find(householdId, id))),
          );
          const gone = still.filter(
            (file): file is StoredFile => file?.expiresAt !== undefined && file.expiresAt <= now,
          );
          await deleteFiles(householdId, gone).then(() => {
            removed += gone.length;
            left -= own.length;
          }, reporter.problem);
        });
      }
      if (expired.length < atOnce || left > 0) return removed;
    }
  };
