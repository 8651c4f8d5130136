import { passkeyAlgorithms } from '#core/domain/access/passkey.ts';
import type { PasskeyVerifier } from '#core/ports/passkey-verifier.ts';

/** `publicUrl`: the address at which people use the app. */
export function makePasskeyVerifier({ publicUrl }: { readonly publicUrl: string }): PasskeyVerifier {
  const { origin, hostname } = new URL(publicUrl);
  const ours = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };
  const publicKeyCredential = { type: 'public-key', clientExtensionResults: {} } as const;
  return {
    site: hostname,

    challengeIn({ clientDataJSON }) {
      try {
        const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
        return String(challenge);
      } catch {
        return '';
      }
    },

    async verifyNew({ id, response }, challenge) {
      const { verifyRegistrationResponse } = await load();
      const { registrationInfo } = await unlessRefused(() =>
        verifyRegistrationResponse({
          response: { ...publicKeyCredential, id, rawId: id, response },
          expectedChallenge: challenge,
          supportedAlgorithmIDs: [...passkeyAlgorithms],
          ...ours,
        }),
      );
      if (!registrationInfo) return undefined;
      const { id: credentialId, publicKey, counter } = registrationInfo.credential;
      return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), signCount: counter };
    },

    async verifyUse({ id, response }, { credentialId, publicKey, signCount }, challenge) {
      const { verifyAuthenticationResponse } = await load();
      const { verified, authenticationInfo } = await unlessRefused(() =>
        verifyAuthenticationResponse({
          response: { ...publicKeyCredential, id, rawId: id, response },
          expectedChallenge: challenge,
          credential: {
            id: credentialId,
            publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
            counter: signCount,
          },
          ...ours,
        }),
      );
      return verified && authenticationInfo ? { signCount: authenticationInfo.newCounter } : undefined;
    },
  };
}

// Imported when a passkey is first used: it takes the server longer than everything else.
const load = () => import('@simplewebauthn/server');

type Refused = { readonly verified: false; readonly registrationInfo?: never; readonly authenticationInfo?: never };

/** The package throws errors of its own for data that isn't as it should be. */
async function unlessRefused<Result>(verify: () => Promise<Result>): Promise<Result | Refused> {
  try {
    return await verify();
  } catch {
    return { verified: false };
  }
}
