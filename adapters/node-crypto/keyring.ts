import { hkdfSync } from 'node:crypto';

/** 32 bytes each. */
export type Keys = {
  /** Signs session tokens. */
  readonly sessions: Uint8Array<ArrayBuffer>;
  /** Derives sign-in links from their ids. */
  readonly links: Uint8Array<ArrayBuffer>;
  /** Hashes email and network addresses, which then can only be compared. */
  readonly addresses: Uint8Array<ArrayBuffer>;
  /** Encrypts the stored tokens of other companies. */
  readonly secrets: Uint8Array<ArrayBuffer>;
  /** Signs the state that a redirect through another company's site carries. */
  readonly states: Uint8Array<ArrayBuffer>;
  /** Signs the links of weekly summaries. */
  readonly summaries: Uint8Array<ArrayBuffer>;
  /** Signs the links that show a file. */
  readonly files: Uint8Array<ArrayBuffer>;
  /** Recognises the challenges that passkeys sign. */
  readonly challenges: Uint8Array<ArrayBuffer>;
  /** Recognises the secret. It opens and signs nothing, so it may be stored. */
  readonly fingerprint: Uint8Array<ArrayBuffer>;
};

const shortestMaster = 32;

/**
 * Derives one key for each purpose from the secret in the settings. A known key reveals nothing about the others.
 * Throws when the master secret has fewer than 32 bytes.
 */
export function deriveKeys(masterSecret: string | Uint8Array): Keys {
  const master = typeof masterSecret === 'string' ? new TextEncoder().encode(masterSecret) : masterSecret;
  if (master.byteLength < shortestMaster)
    throw new RangeError(`The master secret needs at least ${shortestMaster} bytes`);
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', master, '', `upkept ${purpose} 1`, 32));
  return {
    sessions: derive('sessions'),
    links: derive('links'),
    addresses: derive('addresses'),
    secrets: derive('secrets'),
    states: derive('states'),
    summaries: derive('summaries'),
    files: derive('files'),
    challenges: derive('challenges'),
    fingerprint: derive('fingerprint'),
  };
}
