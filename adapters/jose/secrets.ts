import { createHash } from 'node:crypto';
import type { Secrets } from '#core/ports/secrets.ts';

const management = 'dir';
const encryption = 'A256GCM';

type Keys = {
  /** 32 bytes. */
  readonly secret: Uint8Array;
  /** Keys that were used before, 32 bytes each. They only open. */
  readonly previous?: readonly Uint8Array[];
};

/** Names a key without revealing it. */
const keyIdOf = (secret: Uint8Array): string =>
  createHash('sha256').update('key id').update(secret).digest('base64url').slice(0, 12);

/**
 * JSON Web Encryption, AES-256-GCM. The header, which the encryption authenticates, names the key (`kid`) and the
 * purpose (`aud`).
 */
export function makeSecrets({ secret, previous = [] }: Keys): Secrets {
  const keys = new Map([secret, ...previous].map((key) => [keyIdOf(key), key]));
  const current = keyIdOf(secret);

  return {
    async seal(text, purpose) {
      const { CompactEncrypt } = await import('jose');
      return new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: management, enc: encryption, kid: current, aud: purpose })
        .encrypt(secret);
    },

    async open(sealed, purpose) {
      const key = keys.get(String(keyIdIn(sealed)));
      if (!key) return undefined;
      const { compactDecrypt } = await import('jose');
      const algorithms = { keyManagementAlgorithms: [management], contentEncryptionAlgorithms: [encryption] };
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(sealed, key, algorithms);
        return protectedHeader.aud === purpose ? new TextDecoder().decode(plaintext) : undefined;
      } catch {
        return undefined;
      }
    },

    isCurrent: (sealed) => keyIdIn(sealed) === current,
    hasPrevious: previous.length > 0,
  };
}

function keyIdIn(sealed: string): unknown {
  try {
    return JSON.parse(Buffer.from(sealed.slice(0, sealed.indexOf('.')), 'base64url').toString()).kid;
  } catch {
    return undefined;
  }
}
