import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { UsedCredential } from '../../ports/passkey-verifier.ts';
import type { SessionClaims } from '../../ports/session-tokens.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';
import type { CodeProof } from '../../procedures/prove-link.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'linkTokens' | 'proveLink' | 'provePasskey'>;
type Input = SessionClaims & {
  /** The code of a sign-in mail to the person's address, or a challenge that one of their passkeys signed. */
  readonly proof: CodeProof | { readonly credential: UsedCredential };
};

/**
 * Notes that the person of a session confirmed that it's them, as if they had just signed in. Throws `invalid_code`, also
 * for the code of another address, and `passkey_refused`.
 */
export const makeConfirmSession =
  ({ unitOfWork, clock, linkTokens, proveLink, provePasskey }: Deps) =>
  async ({ personId, sessionId, proof }: Input): Promise<void> => {
    const prove = 'credential' in proof ? await provePasskey(personId, proof.credential) : await codeOf(proof);
    await unitOfWork.run(async (stores) => {
      signedIn(await stores.persons.lock(personId));
      await prove(stores);
      await stores.sessions.confirm(personId, sessionId, clock.now());
    });

    async function codeOf(code: CodeProof) {
      const { linkId, refusal } = await proveLink(code);
      return async ({ persons, signInLinks }: Stores) => {
        const spent = await signInLinks.spend(linkId, linkTokens.hash(linkTokens.tokenFor(linkId)), clock.now());
        const person = await persons.find(personId);
        if (!spent || spent.email !== person?.email) throw new DomainError(refusal);
      };
    }
  };
