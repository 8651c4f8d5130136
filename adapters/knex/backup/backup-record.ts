import type { Knex } from 'knex';
import { whileReachable } from '../storage-failure.ts';

type LastBackup = {
  readonly madeAt: Date;
  /** The size of its file; absent for one that another program made. */
  readonly bytes?: number;
};

/** When the database was last backed up. A backup before a migration doesn't count: it has no files, and stays here. */
export type BackupRecord = {
  save(backup: LastBackup): Promise<void>;
  /** Undefined until the first one. */
  read(): Promise<LastBackup | undefined>;
};

export const makeBackupRecord = (knex: Knex): BackupRecord => ({
  save: ({ madeAt, bytes }) =>
    whileReachable(async () => {
      const row = { made_at: madeAt, bytes: bytes ?? null };
      await knex('last_backup').insert(row).onConflict('is_only_row').merge(row);
    }),
  read: () =>
    whileReachable(async () => {
      const row = await knex('last_backup').first<{ made_at: Date; bytes: string | null }>('made_at', 'bytes');
      return row && { madeAt: row.made_at, ...(row.bytes !== null && { bytes: Number(row.bytes) }) };
    }),
});

/** Seconds since the last backup or, before the first one, since the first migration. */
export async function readBackupAge(knex: Knex, now: Date): Promise<number> {
  const { rows } = await knex.raw<{ rows: readonly { since: Date }[] }>(
    'select coalesce((select made_at from last_backup), (select min(migration_time) from schema_migrations)) as since',
  );
  const [row] = rows;
  return row ? Math.max(0, (now.getTime() - row.since.getTime()) / 1000) : 0;
}
