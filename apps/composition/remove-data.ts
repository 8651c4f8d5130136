import { rm } from 'node:fs/promises';
import { removeEmbeddedPostgres } from '#adapters/embedded-postgres/remove-embedded-postgres.ts';

/** Permanently deletes everything in `DATA_DIR`: the database and the secret. */
export async function removeData(dataDir: string): Promise<void> {
  await removeEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}
