import type { Secrets } from '#core/ports/secrets.ts';

const management = 'dir';
const encryption = 'A256GCM';

/** JSON Web Encryption, AES-256-GCM. `secret` has 32 bytes. */
export function makeSecrets({ secret }: { readonly secret: Uint8Array }): Secrets {
  return {
    async seal(text) {
      const { CompactEncrypt } = await import('jose');
      return new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: management, enc: encryption })
        .encrypt(secret);
    },

    async open(sealed) {
      const { compactDecrypt } = await import('jose');
      const algorithms = { keyManagementAlgorithms: [management], contentEncryptionAlgorithms: [encryption] };
      try {
        return new TextDecoder().decode((await compactDecrypt(sealed, secret, algorithms)).plaintext);
      } catch {
        return undefined;
      }
    },
  };
}
