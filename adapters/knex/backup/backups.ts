import type { Deleted } from '#core/domain/deletion-mark.ts';
import { whileReachable } from '../storage-failure.ts';
import type { BackupContents } from './format.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

export type Backups = {
  /** Writes a backup to a new file. */
  write(file: string): Promise<BackupContents>;
  /** Restores a backup into the empty database, and closes the homes and accounts that `isDeleted` names. */
  restore(file: string, isDeleted: (deleted: Deleted) => boolean): Promise<Restored>;
};

type Deps = { readonly connectionString: string; readonly now: () => Date };

export const makeBackups = ({ connectionString, now }: Deps): Backups => ({
  write: (file) => whileReachable(() => writeBackup({ connectionString, file, now: now() })),
  restore: (file, isDeleted) => whileReachable(() => restoreBackup({ connectionString, file, now: now(), isDeleted })),
});
