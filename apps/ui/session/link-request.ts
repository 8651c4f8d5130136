import { readRecord, writeRecord } from './local-records.ts';

const key = 'signInRequest';

/** What this browser received when it asked for a sign-in mail: with the code of the mail, it signs in. */
export type LinkRequest = { readonly request: string; readonly email: string };

/** The time until which it works is in milliseconds since 1970. */
export const keepRequest = (request: LinkRequest & { readonly until: number }): void => writeRecord(key, request);

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
