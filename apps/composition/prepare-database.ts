import { failureText } from '#core/domain/running/failure-text.ts';
import type { App } from './container.ts';

/**
 * What servers and workers do before anything else: they bring the schema up to date, and refuse a database that is used
 * with another secret, because their links and sessions would work in no other process. See docs/decisions/0071.
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

/**
 * Creates the list of deletions, so that a missing one means a wrong path or a lost disk. A process that can't write it
 * starts all the same: each deletion is then logged.
 */
async function beginDeletionList({ config, deletionList, reporter }: App): Promise<void> {
  try {
    await deletionList.begin();
  } catch (cause) {
    reporter.problem(
      new Error(`DELETIONS_FILE: ${config.deletionsFile} can't be written (${failureText(cause)})`, { cause }),
    );
  }
}
