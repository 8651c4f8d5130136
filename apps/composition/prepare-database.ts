import { beginDeletionList } from './begin-deletion-list.ts';
import type { App } from './container.ts';

/**
 * What servers and workers do before anything else: they bring the schema up to date, and refuse a database that is used
 * with another secret, because their links and sessions would work in no other process.
 */
export async function prepareDatabase(app: App): Promise<void> {
  await app.migrateDatabase();
  if (!(await app.secretRecord.claim())) throw new Error(`${wrongSecret.what} ${wrongSecret.advice}`);
  await beginDeletionList(app);
}

export const wrongSecret = {
  what: 'This database is used with another APP_SECRET.',
  advice:
    'Set APP_SECRET to that one, or APP_SECRET_PREVIOUS if you have changed it. If the old one leaked or is lost, run `upkept db accept-secret`.',
} as const;
