import { isChallengeOpen } from '../domain/access/passkey.ts';
import { DomainError } from '../domain/errors.ts';
import type { Ports } from '../ports/index.ts';
import type { UsedCredential } from '../ports/passkey-verifier.ts';
import type { Stores } from '../ports/unit-of-work.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'clock' | 'challenges' | 'passkeyVerifier'>;

/**
 * Verifies a challenge that one of the person's passkeys signed, and returns what notes its use, in the transaction of
 * what it allows. Both throw `passkey_refused`: for a passkey that is unknown or removed, and for a challenge that has
 * expired or was met before.
 */
export const makeProvePasskey =
  ({ unitOfWork, clock, challenges, passkeyVerifier }: Deps) =>
  async (personId: string, credential: UsedCredential): Promise<(stores: Stores) => Promise<void>> => {
    const passkey = await unitOfWork.run(({ passkeys }) => passkeys.findByCredential(personId, credential.id));
    const challenge = passkeyVerifier.challengeIn(credential.response);
    const at = challenges.issuedAt(challenge, 'sign-in');
    if (!passkey || !at || !isChallengeOpen(at, clock.now(), passkey)) throw new DomainError('passkey_refused');
    const use = await passkeyVerifier.verifyUse(credential, passkey, challenge);
    if (!use) throw new DomainError('passkey_refused');
    return async ({ passkeys }) => {
      if (!(await passkeys.noteUse(personId, passkey.id, { ...use, at }))) throw new DomainError('passkey_refused');
    };
  };
