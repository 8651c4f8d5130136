import { userInfo } from 'node:os';
import type { App } from '#apps/composition/container.ts';
import type { Household } from '#core/domain/household.ts';
import type { SupportAction } from '#core/ports/support-action-store.ts';
import type { Terminal } from './terminal.ts';
import { withData } from './with-app.ts';

/** Returns the household with this address, after recording the operator and the action. */
export const noteAction = (app: App, action: SupportAction['action'], email: string): Promise<Household> =>
  app.noteSupportAction({ email, action, operator: operator() });

/** Runs a support command's work on the household with this address, after recording the operator and the action. */
export function withSupport<Result>(
  terminal: Terminal,
  action: SupportAction['action'],
  email: string,
  work: (app: App, household: Household) => Promise<Result>,
): Promise<Result> {
  return withData(terminal, async (app) => work(app, await noteAction(app, action, email)));
}

/** In a container the account may have no name. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
