import { join } from 'node:path';
import { z } from 'zod';
import { wholeNumber } from './kinds.ts';

/** Where backups before migrations and the list of deletions are stored: outside the database. */
export const backupSettings = z
  .object({
    DATA_DIR: z.string().default('.data'),
    BACKUP_DIR: z.string().optional(),
    MIGRATION_BACKUPS: wholeNumber(0, 1000).default(3),
    DELETIONS_FILE: z.string().optional(),
  })
  .transform(({ DATA_DIR, BACKUP_DIR, MIGRATION_BACKUPS, DELETIONS_FILE }) => ({
    backups: {
      folder: BACKUP_DIR ?? join(DATA_DIR, 'backups'),
      /** How many backups before migrations are kept; 0: none is made. */
      kept: MIGRATION_BACKUPS,
    },
    deletionsFile: DELETIONS_FILE ?? join(DATA_DIR, 'deletions.txt'),
  }));
