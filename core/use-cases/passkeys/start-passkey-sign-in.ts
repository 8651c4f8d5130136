import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'challenges' | 'passkeyVerifier' | 'isProviderOnly'>;

/**
 * What a browser needs to sign in with any person's passkey. Stores nothing. Throws `sign_in_elsewhere` where only the
 * identity provider signs in.
 */
export const makeStartPasskeySignIn =
  ({ challenges, passkeyVerifier, isProviderOnly }: Deps) =>
  async (): Promise<{ readonly challenge: string; readonly site: string }> => {
    if (isProviderOnly) throw new DomainError('sign_in_elsewhere');
    return { challenge: challenges.issue('sign-in'), site: passkeyVerifier.site };
  };
