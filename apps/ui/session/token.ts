import { personKey, writeRecord } from './local-records.ts';

/** The session's token in local storage, under the specification's key; a browser that denies storage keeps it in memory. */
const key = 'token';
/** Where the app keeps which home was opened last. */
export const homeKey = 'home';
let inMemory: string | undefined;
const listeners = new Set<() => void>();

export function readToken(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return inMemory;
  }
}

export function storeToken(token: string | undefined) {
  inMemory = token;
  try {
    // The home that was opened last goes with the session.
    if (token === undefined) for (const name of [key, homeKey]) localStorage.removeItem(name);
    else localStorage.setItem(key, token);
  } catch {
    // Storage is denied: the session lasts as long as the page.
  }
}

/** Calls the listener when the server reports that the session has ended; returns a function that unsubscribes. */
export function onUnauthenticated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Called with the code of each refusal: two of them end the session. Only the rejected token does, because another tab may
 * have signed in again since.
 */
export function sessionRefused(token: string | undefined, code: string) {
  const isEnded = code === 'session_ended';
  if (!token || (code !== 'not_signed_in' && !isEnded) || readToken() !== token) return;
  storeToken(undefined);
  // Someone ended it, perhaps from another device because this one is lost: it no longer says whose it was.
  if (isEnded) writeRecord(personKey, undefined);
  for (const listener of listeners) listener();
}

/** The home that the requests of this document name. Public pages name none: the server then chooses the one opened last. */
let home: string | undefined;
export const currentHome = (): string | undefined => home;
export const keepHome = (id: string | undefined): void => {
  home = id;
};
