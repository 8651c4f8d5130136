import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'challenges' | 'passkeyVerifier'>;

/** What a browser needs to sign in with a passkey, whoever's it is. Stores nothing. */
export const makeStartPasskeySignIn =
  ({ challenges, passkeyVerifier }: Deps) =>
  (): { readonly challenge: string; readonly site: string } => ({
    challenge: challenges.issue('sign-in'),
    site: passkeyVerifier.site,
  });
