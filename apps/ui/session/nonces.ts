import { language } from '#words/language.ts';
import { rememberLanguage } from './language.ts';
import { readRecord, writeRecord } from './local-records.ts';

const nonceKey = 'signInNonces';
/** Nonces of links requested on the way to Premium. */
const premiumKey = 'signInForPremium';
const maxNonces = 5;

/** Newest last, without duplicates. */
export function withNonce(nonces: readonly string[], nonce: string): readonly string[] {
  return [...nonces.filter((known) => known !== nonce), nonce].slice(-maxNonces);
}

/** Whether this browser requested the link: a token is `nonce.code`. */
export function startsWithNonce(token: string, nonces: readonly string[]): boolean {
  const end = token.indexOf('.');
  return end > 0 && nonces.includes(token.slice(0, end));
}

/** The nonces of the last links that this browser requested. */
export const readNonces = (): readonly string[] => noncesIn(nonceKey);

function noncesIn(record: string): readonly string[] {
  const stored = readRecord(record);
  return Array.isArray(stored) ? stored.filter((nonce): nonce is string => typeof nonce === 'string') : [];
}

/** Keeps the nonce of a link that this browser requests, and the page's language, in which the link then opens here. */
export function rememberLinkRequest(nonce: string, { forPremium }: { forPremium: boolean }) {
  rememberLanguage(language.code);
  writeRecord(nonceKey, withNonce(readNonces(), nonce));
  if (forPremium) writeRecord(premiumKey, withNonce(noncesIn(premiumKey), nonce));
}

/** Whether this browser requested the link on the way to Premium. */
export const isForPremium = (token: string): boolean => startsWithNonce(token, noncesIn(premiumKey));
