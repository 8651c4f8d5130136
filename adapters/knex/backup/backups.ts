import { stat } from 'node:fs/promises';
import type { Deleted } from '#core/domain/people/deletion-mark.ts';
import type { FileStore } from '#core/ports/file-store.ts';
import { whileReachable } from '../storage-failure.ts';
import { backupName, writeInFolder } from './backup-folder.ts';
import type { BackupRecord } from './backup-record.ts';
import type { BackupContents } from './format.ts';
import type { Restored } from './restore-backup.ts';

type Written = BackupContents & { readonly file: string };

export type Backups = {
  /** Writes a backup to a new file, with the contents of stored files unless `withFiles` is false, and records it. */
  write(file: string, withFiles: boolean): Promise<Written>;
  /** Writes one to a new file in the folder, named by the time, and removes the oldest so that `kept` remain. */
  writeIn(folder: string, kept: number, withFiles: boolean): Promise<Written>;
  /** Restores a backup into the empty database, and closes the homes and accounts that `isDeleted` names. */
  restore(file: string, isDeleted: (deleted: Deleted) => boolean): Promise<Restored>;
};

type Deps = {
  readonly connectionString: string;
  readonly now: () => Date;
  readonly fileStore: FileStore;
  readonly record: BackupRecord;
};

const isOurs = /^upkept-\d{8}T\d{6}Z\.backup$/;

/** What writes and restores them is loaded when it is first needed: most processes never do. */
export function makeBackups({ connectionString, now, fileStore, record }: Deps): Backups {
  async function write(file: string, withFiles: boolean): Promise<Written> {
    const { writeBackup } = await import('./write-backup.ts');
    const madeAt = now();
    const order = { connectionString, file, now: madeAt, fileStore: withFiles ? fileStore : undefined };
    const contents = await whileReachable(() => writeBackup(order));
    // A schema of another version may have no place for it.
    await record.save({ madeAt, bytes: (await stat(file)).size }).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === '42P01')) throw error;
    });
    return { ...contents, file };
  }

  return {
    write,
    writeIn: (folder, kept, withFiles) =>
      writeInFolder({ folder, name: backupName('upkept-*.backup', now()), kept, isOurs }, (file) =>
        write(file, withFiles),
      ),
    restore: (file, isDeleted) =>
      whileReachable(async () => {
        const { restoreBackup } = await import('./restore-backup.ts');
        return restoreBackup({ connectionString, file, now: now(), fileStore, isDeleted });
      }),
  };
}
