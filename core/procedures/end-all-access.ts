import type { Stores } from '../ports/unit-of-work.ts';

/** What a person let in, or had reported to them, in one of their homes. */
type Programs<Program> = {
  list(householdId: string, personId: string): Promise<readonly Program[]>;
  delete(program: Program): Promise<boolean>;
};

/**
 * Ends every session of the person, and their tokens, connected apps, webhooks and links to Home Assistant in all their
 * homes; their passkeys only if that is wanted, because a person who lost nothing signs in with them again. See docs/decisions/0163.
 */
export const makeEndAllAccess =
  () =>
  async (
    { sessions, memberships, apiTokens, connectedApps, webhooks, homeAssistant, passkeys }: Stores,
    personId: string,
    { withPasskeys = false }: { readonly withPasskeys?: boolean | undefined } = {},
  ): Promise<void> => {
    await sessions.endAll(personId);
    for (const { householdId } of await memberships.homesOf(personId)) {
      const deleteAll = async <Program>(programs: Programs<Program>) => {
        for (const program of await programs.list(householdId, personId)) await programs.delete(program);
      };
      await deleteAll(apiTokens);
      await deleteAll(connectedApps);
      await deleteAll(webhooks);
      await homeAssistant.retire(householdId, personId);
    }
    if (withPasskeys) for (const passkey of await passkeys.list(personId)) await passkeys.delete(passkey);
  };
