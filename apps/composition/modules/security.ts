import { ContainerModule } from 'inversify';
import { makeSecrets } from '#adapters/jose/secrets.ts';
import { makeSessionTokens } from '#adapters/jose/session-tokens.ts';
import { makeStateTokens } from '#adapters/jose/state-tokens.ts';
import { makeChallenges } from '#adapters/node-crypto/challenges.ts';
import { digest } from '#adapters/node-crypto/digest.ts';
import { makeFileLinks } from '#adapters/node-crypto/file-links.ts';
import { deriveKeys } from '#adapters/node-crypto/keyring.ts';
import { makeLinkTokens } from '#adapters/node-crypto/link-tokens.ts';
import { makeSummaryTokens } from '#adapters/node-crypto/summary-tokens.ts';
import { makePasskeyVerifier } from '#adapters/simplewebauthn/passkey-verifier.ts';
import { part } from '../parts.ts';

/** The keys that derive from the secret, and the tokens that they sign. */
export const security = new ContainerModule(({ bind }) => {
  bind(part.keys).toDynamicValue(({ get }) => deriveKeys(get(part.appSecret)));
  bind(part.challenges).toDynamicValue(({ get }) =>
    makeChallenges({ secret: get(part.keys).challenges, now: get(part.clock).now }),
  );
  bind(part.passkeyVerifier).toDynamicValue(({ get }) => makePasskeyVerifier({ publicUrl: get(part.baseUrl) }));
  bind(part.digest).toConstantValue(digest);
  bind(part.linkTokens).toDynamicValue(({ get }) => makeLinkTokens({ secret: get(part.keys).links }));
  bind(part.sessionTokens).toDynamicValue(({ get }) =>
    makeSessionTokens({ secret: get(part.keys).sessions, now: get(part.clock).now }),
  );
  bind(part.stateTokens).toDynamicValue(({ get }) =>
    makeStateTokens({ secret: get(part.keys).states, now: get(part.clock).now }),
  );
  bind(part.summaryTokens).toDynamicValue(({ get }) =>
    makeSummaryTokens({ secret: get(part.keys).summaries, now: get(part.clock).now }),
  );
  bind(part.fileLinks).toDynamicValue(({ get }) =>
    makeFileLinks({ secret: get(part.keys).files, now: get(part.clock).now }),
  );
  bind(part.secrets).toDynamicValue(({ get }) =>
    makeSecrets({
      secret: get(part.keys).secrets,
      previous: get(part.previousSecrets).map((secret) => deriveKeys(secret).secrets),
    }),
  );
});
