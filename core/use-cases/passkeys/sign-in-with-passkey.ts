import { sessionEndsAt } from '../../domain/access/sign-in.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Person } from '../../domain/people/person.ts';
import type { UsedCredential } from '../../ports/passkey-verifier.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'provePasskey' | 'sessionTokens' | 'startSession' | 'isProviderOnly'>;
type Input = {
  /** The one that the passkey was created for, as the device returns it. */
  readonly personId: string;
  readonly credential: UsedCredential;
  /** As in a session. */
  readonly device?: string | undefined;
};

/**
 * Exchanges a challenge that a passkey signed for a session. Throws `passkey_refused` for a passkey that is unknown or
 * removed, and for a challenge that has expired or was met before; `account_leaving` while the account is being deleted;
 * `sign_in_elsewhere` where only the identity provider signs in.
 */
export const makeSignInWithPasskey =
  ({ unitOfWork, provePasskey, sessionTokens, startSession, isProviderOnly }: Deps) =>
  async ({ personId, credential, device }: Input): Promise<{ token: string; person: Person; household: Household }> => {
    if (isProviderOnly) throw new DomainError('sign_in_elsewhere');
    const noteUse = await provePasskey(personId, credential);
    const { person, household, session } = await unitOfWork.run(async (stores) => {
      const person = await stores.persons.lock(personId);
      if (!person || person.deletionRequestedAt) throw new DomainError('account_leaving');
      await noteUse(stores);
      return { person, ...(await startSession(stores, person, device)) };
    });
    const claims = { personId, sessionId: session.id };
    return { token: await sessionTokens.issue(claims, sessionEndsAt(session)), person, household };
  };
