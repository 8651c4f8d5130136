import type { Deleted } from '#core/domain/people/deletion-mark.ts';
import type { FileStore } from '#core/ports/file-store.ts';
import { whileReachable } from '../storage-failure.ts';
import type { BackupContents } from './format.ts';
import type { Restored } from './restore-backup.ts';

export type Backups = {
  /** Writes a backup to a new file, with the contents of stored files unless `withFiles` is false. */
  write(file: string, withFiles: boolean): Promise<BackupContents>;
  /** Restores a backup into the empty database, and closes the homes and accounts that `isDeleted` names. */
  restore(file: string, isDeleted: (deleted: Deleted) => boolean): Promise<Restored>;
};

type Deps = { readonly connectionString: string; readonly now: () => Date; readonly fileStore: FileStore };

/** What writes and restores them is loaded when it is first needed: most processes never do. */
export const makeBackups = ({ connectionString, now, fileStore }: Deps): Backups => ({
  write: (file, withFiles) =>
    whileReachable(async () => {
      const { writeBackup } = await import('./write-backup.ts');
      return writeBackup({ connectionString, file, now: now(), fileStore: withFiles ? fileStore : undefined });
    }),
  restore: (file, isDeleted) =>
    whileReachable(async () => {
      const { restoreBackup } = await import('./restore-backup.ts');
      return restoreBackup({ connectionString, file, now: now(), fileStore, isDeleted });
    }),
});
