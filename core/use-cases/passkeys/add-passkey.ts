import { signedIn } from '../../domain/access/found.ts';
import { isChallengeOpen, mostPasskeys, type Passkey } from '../../domain/access/passkey.ts';
import { DomainError } from '../../domain/errors.ts';
import type { NewCredential } from '../../ports/passkey-verifier.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'challenges' | 'passkeyVerifier' | 'enqueuePending'>;
type Input = {
  readonly personId: string;
  /** Any home of the person, with which the mail waits to be sent. */
  readonly householdId: string;
  readonly name: string;
  readonly credential: NewCredential;
};

/**
 * Adds a passkey that a browser created, and has its person mailed about it. Throws `invalid_input` for a credential that
 * doesn't meet a challenge of the last minutes, `passkey_known` and `too_many_passkeys`.
 */
export const makeAddPasskey =
  ({ unitOfWork, clock, ids, challenges, passkeyVerifier, enqueuePending }: Deps) =>
  async ({ personId, householdId, name, credential }: Input): Promise<Passkey> => {
    const createdAt = clock.now();
    const challenge = passkeyVerifier.challengeIn(credential.response);
    const issuedAt = challenges.issuedAt(challenge, `add ${personId}`);
    const isOpen = issuedAt !== undefined && isChallengeOpen(issuedAt, createdAt);
    const created = isOpen && (await passkeyVerifier.verifyNew(credential, challenge));
    if (!created) {
      const message = 'The passkey could not be checked. Please try again.';
      throw new DomainError('invalid_input', { issues: [{ path: 'credential', message }] });
    }
    const passkey: Passkey = { ...created, personId, id: ids.next(), name, createdAt };
    await unitOfWork.run(async (stores) => {
      signedIn(await stores.persons.lock(personId));
      if ((await stores.passkeys.list(personId)).length >= mostPasskeys) throw new DomainError('too_many_passkeys');
      if (!(await stores.passkeys.add(passkey))) throw new DomainError('passkey_known');
      await enqueuePending(stores, 'send-access-added', { householdId }, passkey.id);
    });
    return passkey;
  };
