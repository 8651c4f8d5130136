import { mostPasskeys, type Passkey } from '../../domain/access/passkey.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'challenges' | 'passkeyVerifier'>;
type Output = {
  readonly challenge: string;
  /** The host name that the passkey will belong to. */
  readonly site: string;
  /** A device that has one of these creates no other. */
  readonly known: readonly Passkey[];
};

/** What a browser needs to create a passkey. Throws `too_many_passkeys`. */
export const makeStartPasskey =
  ({ unitOfWork, challenges, passkeyVerifier }: Deps) =>
  async ({ personId }: { readonly personId: string }): Promise<Output> => {
    const known = await unitOfWork.run(({ passkeys }) => passkeys.list(personId));
    if (known.length >= mostPasskeys) throw new DomainError('too_many_passkeys');
    return { challenge: challenges.issue(`add ${personId}`), site: passkeyVerifier.site, known };
  };
