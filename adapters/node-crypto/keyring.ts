import { hkdfSync } from 'node:crypto';

/** 32 bytes each. */
export type Keys = {
  /** Signs session tokens. */
  readonly sessions: Uint8Array<ArrayBuffer>;
  /** Makes sign-in links out of their ids. */
  readonly links: Uint8Array<ArrayBuffer>;
  /** Stands in for e-mail and network addresses where only equality matters. */
  readonly addresses: Uint8Array<ArrayBuffer>;
};

const shortestMaster = 32;

/**
 * One secret in the settings, one key for each purpose: knowing one of them tells nothing about the others.
 * Throws when the master secret has fewer than 32 bytes.
 */
export function deriveKeys(masterSecret: string | Uint8Array): Keys {
  const master = typeof masterSecret === 'string' ? new TextEncoder().encode(masterSecret) : masterSecret;
  if (master.byteLength < shortestMaster)
    throw new RangeError(`The master secret needs at least ${shortestMaster} bytes`);
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', master, '', `upkept ${purpose} 1`, 32));
  return { sessions: derive('sessions'), links: derive('links'), addresses: derive('addresses') };
}
