import { defaultLinkMinutes } from '#core/domain/access/sign-in.ts';
import { minuteMs } from '#core/domain/time/durations.ts';
import { readRecord, writeRecord } from './local-records.ts';
import { rememberLinkRequest } from './nonces.ts';

const key = 'signInRequest';

/** What this browser received when it asked for a sign-in mail: with the code of the mail, it signs in. */
export type LinkRequest = { readonly request: string; readonly email: string };

/** Keeps the request for as long as its code works: a phone may close the page while its user reads the mail. */
export function rememberRequest(
  { nonce, ...asked }: LinkRequest & { readonly nonce: string },
  { forPremium, now = Date.now() }: { readonly forPremium: boolean; readonly now?: number },
): void {
  rememberLinkRequest(nonce, { forPremium });
  writeRecord(key, { ...asked, until: now + defaultLinkMinutes * minuteMs });
}

/** The last request of this browser, unless its time is over. */
export function pendingRequest(now = Date.now()): LinkRequest | undefined {
  const record = readRecord(key);
  if (typeof record !== 'object' || record === null) return undefined;
  const [request, email, until]: unknown[] = ['request', 'email', 'until'].map((name) => Reflect.get(record, name));
  if (typeof request !== 'string' || typeof email !== 'string') return undefined;
  if (typeof until === 'number' && now < until) return { request, email };
  clearRequest();
  return undefined;
}

export const clearRequest = (): void => writeRecord(key, undefined);
