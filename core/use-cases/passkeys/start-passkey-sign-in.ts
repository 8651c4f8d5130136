import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'challenges' | 'passkeyVerifier'>;

/** What a browser needs to sign in with any person's passkey. Stores nothing. */
export const makeStartPasskeySignIn =
  ({ challenges, passkeyVerifier }: Deps) =>
  (): { readonly challenge: string; readonly site: string } => ({
    challenge: challenges.issue('sign-in'),
    site: passkeyVerifier.site,
  });
