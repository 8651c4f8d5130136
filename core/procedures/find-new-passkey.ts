import { isRemovableByMail, type Passkey } from '../domain/access/passkey.ts';
import { DomainError } from '../domain/errors.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';

type Deps = Pick<Ports, 'linkTokens' | 'clock'>;

/**
 * The passkey that the token in the mail about it names. Throws `invalid_link` for a token that is forged, after 30 days,
 * and once the passkey is gone.
 */
export const makeFindNewPasskey =
  ({ linkTokens, clock }: Deps) =>
  async ({ passkeys }: Stores, token: string): Promise<Passkey> => {
    const id = linkTokens.passkeyIdOfRemoval(token);
    const passkey = id === undefined ? undefined : await passkeys.find(id);
    if (!passkey || !isRemovableByMail(passkey, clock.now())) throw new DomainError('invalid_link');
    return passkey;
  };
