import { readBackupAge } from '#adapters/knex/backup/backup-record.ts';
import { judgeBackup } from '#core/domain/running/finding.ts';
import type { Check } from './check.ts';

/** Whether the database was backed up lately, and how large the backup was. */
export const checkBackup: Check = async ({ knex, clock, backupRecord, config }) =>
  judgeBackup({
    last: await backupRecord.read(),
    ageSeconds: await readBackupAge(knex, clock.now()),
    isNeeded: config.production,
  });
