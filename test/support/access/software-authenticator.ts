import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Attempt = {
  readonly challenge: string;
  readonly origin: string;
  /** The host name for which the device signs. */
  readonly site: string;
  /** Whether its person proved who they are; by default they did. */
  readonly verified?: boolean;
};

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

const present = 0x01;
const verified = 0x04;
const hasKey = 0x40;

/**
 * A device with one passkey (ECDSA with P-256), which counts its uses. It writes WebAuthn's bytes by hand, so it shares no
 * code with the server. A browser would check the site and the origin; it signs what the test says.
 */
export function makeAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let uses = 0;

  const clientData = (type: string, { challenge, origin }: Attempt) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (
    { site, verified: isVerified = true }: Attempt,
    flags: number,
    rest: Uint8Array[] = [],
  ) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(uses);
    return Buffer.concat([sha256(site), Buffer.from([flags | present | (isVerified ? verified : 0)]), count, ...rest]);
  };

  return {
    id: base64url(credentialId),
    /** Returns what a browser returns for a new passkey. */
    create(attempt: Attempt) {
      const length = Buffer.from([0, credentialId.length]);
      const data = authenticatorData(attempt, hasKey, [Buffer.alloc(16), length, credentialId, coseOf(publicKey)]);
      const clientDataJSON = base64url(clientData('webauthn.create', attempt));
      const attestationObject = base64url(
        Buffer.concat([
          ...[Buffer.from([0xa3, 0x63]), Buffer.from('fmt'), Buffer.from([0x64]), Buffer.from('none')],
          ...[Buffer.from([0x67]), Buffer.from('attStmt'), Buffer.from([0xa0])],
          ...[Buffer.from([0x68]), Buffer.from('authData'), Buffer.from([0x58, data.length]), data],
        ]),
      );
      return { id: base64url(credentialId), response: { clientDataJSON, attestationObject } };
    },
    /** Returns what a browser returns for a sign-in. `userHandle` is the one in the options of `create`. */
    use(attempt: Attempt, userHandle: string) {
      uses += 1;
      const data = authenticatorData(attempt, 0);
      const client = clientData('webauthn.get', attempt);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: base64url(credentialId),
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle,
        },
      };
    },
    /** Makes it forget that it was used, as a copy of it would. */
    rewind: () => {
      uses = 0;
    },
  };
}

/** A public key in COSE: elliptic curve, ES256, P-256, and the point. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  const point = (label: number, value: string) => [Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')];
  return Buffer.concat([head, ...point(0x21, x), ...point(0x22, y)]);
}
