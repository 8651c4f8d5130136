import type { ProviderVisit } from '../../domain/access/identity.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'identityProvider' | 'sealVisit' | 'ids' | 'clock'>;
type Started = {
  /** The provider's page. */
  readonly url: string;
  /** The first part of the token that the visit will end with, which proves nothing by itself. */
  readonly nonce: string;
  /** The visit, which only we can read, for the browser to keep. */
  readonly sealed: string;
};

/** Begins a visit to the identity provider. Stores nothing. Throws `identity_unavailable` and `identity_not_offered`. */
export const makeStartProviderVisit =
  ({ identityProvider, sealVisit, ids, clock }: Deps) =>
  async ({ language }: Pick<ProviderVisit, 'language'> = {}): Promise<Started> => {
    const secret = () => `${ids.next()}-${ids.next()}`;
    const visit: ProviderVisit = {
      linkId: ids.next(),
      language,
      state: secret(),
      nonce: secret(),
      codeVerifier: secret(),
      startedAt: clock.now().getTime(),
    };
    return { url: await identityProvider.signInUrl(visit), nonce: visit.linkId, sealed: await sealVisit(visit) };
  };
