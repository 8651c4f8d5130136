/** The session's token in local storage, under the specification's key; a browser that denies storage keeps it in memory. */
const key = 'token';
/** Where the app keeps which home was opened last. */
export const homeKey = 'home';
/**
 * Where it keeps whom this browser knows: known-person.ts. A draft (local-records.ts), so that it is deleted with the others:
 * when they log out, and when someone else signs in.
 */
export const personKey = 'draft.person.';
let inMemory: string | undefined;

export function readToken(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return inMemory;
  }
}

/** `alsoForgotten` is the key of what goes with the session, besides the home that was opened last. */
export function storeToken(token: string | undefined, alsoForgotten = homeKey) {
  inMemory = token;
  try {
    if (token === undefined) for (const name of [key, homeKey, alsoForgotten]) localStorage.removeItem(name);
    else localStorage.setItem(key, token);
  } catch {
    // Storage is denied: the session lasts as long as the page.
  }
}

/**
 * What goes with a session besides the home that was opened last, by the code with which the server refuses it. Someone ended
 * it, perhaps from another device because this one is lost: then it no longer says whose it was.
 */
const gone: Readonly<Record<string, string>> = { not_signed_in: homeKey, session_ended: personKey };

/**
 * Called with the code of each refusal. If it ends the session, this window receives the event that others get. Only the rejected
 * token ends it, because another tab may have signed in again since.
 */
export function sessionRefused(token: string | undefined, code: string) {
  if (!token || !gone[code] || readToken() !== token) return;
  storeToken(undefined, gone[code]);
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** The home that the requests of this document name. Public pages name none: the server then chooses the one opened last. */
let home: string | undefined;
export const currentHome = (): string | undefined => home;
export const keepHome = (id: string | undefined): void => {
  home = id;
};
