import { userInfo } from 'node:os';
import type { App } from '#apps/composition/container.ts';
import type { Household } from '#core/domain/home/household.ts';
import type { Person } from '#core/domain/people/person.ts';
import type { SupportAction } from '#core/ports/support-action-store.ts';
import type { Terminal } from './terminal.ts';
import { idOf } from './usage-error.ts';
import { withData } from './with-app.ts';

type Of = { readonly person: Person; readonly household: Household };
type Where = { readonly homeId?: string | undefined; readonly concernsHome?: boolean };

/** Returns the person with this address and a home of theirs, after recording the operator and the action. */
export const noteAction = (app: App, action: SupportAction['action'], email: string, where?: Where): Promise<Of> =>
  app.noteSupportAction({ email, action, operator: operator(), ...where });

/** Runs a support command's work on the person with this address, after recording the operator and the action. */
export function withSupport<Result>(
  terminal: Terminal,
  action: SupportAction['action'],
  email: string,
  work: (app: App, of: Of) => Promise<Result>,
): Promise<Result> {
  return withData(terminal, async (app) => work(app, await noteAction(app, action, email)));
}

/** The same for work on a home, which has to be named if the person is in several. */
export function withHome<Result>(
  terminal: Terminal,
  action: SupportAction['action'],
  { email, home: homeId }: { readonly email: string; readonly home: string | undefined },
  work: (app: App, of: Of) => Promise<Result>,
): Promise<Result> {
  return withData(terminal, async (app) =>
    work(app, await noteAction(app, action, email, { homeId, concernsHome: true })),
  );
}

/** The option of a command that `withHome` runs. */
export const homeOption = [
  '--home <id>',
  'the home, if the person is in several; `user show` lists them',
  idOf('a home'),
] as const;

/** The account that runs the command. In a container it may have no name. */
export function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
