import { readRecord, writeRecord } from '../../session/local-records.ts';

const key = 'signInNonces';
const kept = 5;

/** The newest last; asking twice for the same nonce keeps it once. */
export function withNonce(nonces: readonly string[], nonce: string): readonly string[] {
  return [...nonces.filter((known) => known !== nonce), nonce].slice(-kept);
}

/** Whether this browser asked for the link: a token is `nonce.code`. */
export function startsWithNonce(token: string, nonces: readonly string[]): boolean {
  const end = token.indexOf('.');
  return end > 0 && nonces.includes(token.slice(0, end));
}

/** The nonces of the last links that this browser asked for. */
export function readNonces(): readonly string[] {
  const stored = readRecord(key);
  return Array.isArray(stored) ? stored.filter((nonce): nonce is string => typeof nonce === 'string') : [];
}

export function rememberNonce(nonce: string) {
  writeRecord(key, withNonce(readNonces(), nonce));
}
