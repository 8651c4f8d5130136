/** The session's token in local storage, under the specification's key; a browser that denies storage keeps it in memory. */
const key = 'token';
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
    if (token === undefined) localStorage.removeItem(key);
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

/** Only the rejected token ends the session, because another tab may have signed in again since. */
export function sessionRefused(token: string) {
  if (readToken() !== token) return;
  storeToken(undefined);
  for (const listener of listeners) listener();
}

/**
 * The home that this tab shows, as the id that each request names. A tab keeps its own, so that two can show two homes; a new
 * tab begins with the one that was opened last in this browser. In this file, because public pages load as few files as possible.
 */
const homeKey = 'home';

/** In memory, so that no request of this document goes to the home that the next one shows. */
let shown: string | undefined;

/** Undefined until it is known: the server then chooses. */
export function currentHome(): string | undefined {
  try {
    shown ??= sessionStorage.getItem(homeKey) ?? localStorage.getItem(homeKey) ?? undefined;
  } catch {
    // Storage is denied: each document starts with the home that the server chooses.
  }
  return shown;
}

/** Notes the home that this document shows, or forgets it. */
export function keepHome(id: string | undefined): void {
  shown = id;
  storeHome(id);
}

/** Notes the home that the next document of this tab, and of the next one, shows. */
export function storeHome(id: string | undefined): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      if (id === undefined) storage.removeItem(homeKey);
      else storage.setItem(homeKey, id);
    }
  } catch {
    // Without storage, the choice lasts as long as the document.
  }
}
