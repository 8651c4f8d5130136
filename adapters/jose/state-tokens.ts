import type { StateTokens } from '#core/ports/state-tokens.ts';
import { makeSignedTokens } from './signed-tokens.ts';

type Deps = Parameters<typeof makeSignedTokens>[0];

const audienceFor = (purpose: string): string => `upkept-state ${purpose}`;

/** Signed tokens: `sub` contains the household's id, `jti` the state's. Throws unless the secret has 32 bytes. */
export function makeStateTokens(deps: Deps): StateTokens {
  const tokens = makeSignedTokens(deps);
  return {
    issue: ({ id, householdId }, purpose, expiresAt) =>
      tokens.sign({ sub: householdId, jti: id }, audienceFor(purpose), expiresAt),

    async verify(token, purpose) {
      const payload = await tokens.read(token, audienceFor(purpose));
      return payload?.jti === undefined ? undefined : { id: payload.jti, householdId: payload.sub };
    },
  };
}
