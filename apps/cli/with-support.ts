import { userInfo } from 'node:os';
import type { App } from '#apps/composition/container.ts';
import type { Household } from '#core/domain/household.ts';
import type { SupportAction } from '#core/ports/support-action-store.ts';
import { withApp } from './with-app.ts';

/** Gives a support command the application and the household of the address, once it is noted who does what to whom. */
export function withSupport<Result>(
  action: SupportAction['action'],
  email: string,
  work: (app: App, household: Household) => Promise<Result>,
): Promise<Result> {
  return withApp(async (app) => {
    await app.migrateDatabase();
    return work(app, await app.noteSupportAction({ email, action, operator: operator() }));
  });
}

/** In a container there may be no name for the account that runs this. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
