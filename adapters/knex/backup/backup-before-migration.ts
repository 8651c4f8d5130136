import { join } from 'node:path';
import { failureText } from '#core/domain/running/failure-text.ts';
import type { Reporter } from '#core/ports/reporter.ts';
import { backupName, writeInFolder } from './backup-folder.ts';

type Deps = {
  readonly connectionString: string;
  /** The folder for these backups, which is created if it is missing. */
  readonly folder: string;
  /** How many are kept; at least 1. */
  readonly kept: number;
  readonly now: () => Date;
  readonly reporter: Reporter;
};

const isOurs = /^\d{8}T\d{6}Z-before-\w+\.backup$/;

/**
 * Returns a function that backs up the database, without files, before a migration, and deletes the oldest backups of this kind. Throws
 * an error that says what to do if the backup can't be written; the migration then doesn't run.
 */
export const makeBackupBeforeMigration =
  ({ connectionString, folder, kept, now, reporter }: Deps) =>
  async (migration: string): Promise<void> => {
    const at = now();
    const name = backupName(`*-before-${migration}.backup`, at);
    reporter.note('backing up the database before a migration', { file: join(folder, name) });
    try {
      // Loaded when it is needed: few starts migrate.
      const { writeBackup } = await import('./write-backup.ts');
      await writeInFolder({ folder, name, kept, isOurs }, (file) => writeBackup({ connectionString, file, now: at }));
    } catch (cause) {
      throw new Error(
        `The database was not migrated, because it could not be backed up first (${failureText(cause)}). Make room in BACKUP_DIR (${folder}) or name another folder; MIGRATION_BACKUPS=0 migrates without a backup.`,
        { cause },
      );
    }
  };
