import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** What a person let in, or had reported to them, in one of their homes. */
type Programs<Program> = {
  list(householdId: string, personId: string): Promise<readonly Program[]>;
  delete(program: Program): Promise<boolean>;
};

/**
 * Ends every session of the person, including this one, and their tokens, connected apps and webhooks in all their homes.
 * See docs/decisions/0163.
 */
export const makeLogOutEverywhere =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ personId }: { readonly personId: string }): Promise<void> =>
    unitOfWork.run(async ({ sessions, memberships, apiTokens, connectedApps, webhooks }) => {
      await sessions.endAll(personId);
      for (const { householdId } of await memberships.homesOf(personId)) {
        const deleteAll = async <Program>(programs: Programs<Program>) => {
          for (const program of await programs.list(householdId, personId)) await programs.delete(program);
        };
        await deleteAll(apiTokens);
        await deleteAll(connectedApps);
        await deleteAll(webhooks);
      }
    });
