import { paths } from '#apps/ui/paths.ts';
import { clearPrivateCache } from '#apps/ui/session/private-cache.ts';
import { currentHome, homeKey, keepHome } from '#apps/ui/session/token.ts';

/*
 * The home that this tab shows, as the id that each request names. A tab keeps its own, so that two can show two homes; a new
 * tab begins with the one that was opened last in this browser. See docs/decisions/0152.
 */

/**
 * Reads it once for the document, so that no request of this one goes to the home that the next one shows. A mail's link
 * names the home that it is about, once: later loads of the page show what was opened since.
 */
export function takeStoredHome(): void {
  const address = new URL(location.href);
  const named = address.searchParams.get('home');
  // A label has the beginning of an id only, which says nothing without the user's homes.
  if (named && /^[0-9a-f-]{36}$/.test(named)) {
    address.searchParams.delete('home');
    history.replaceState(history.state, '', address);
    storeHome(named);
    keepHome(named);
    return;
  }
  try {
    keepHome(sessionStorage.getItem(homeKey) ?? localStorage.getItem(homeKey) ?? undefined);
  } catch {
    // Storage is denied: each document starts with the home that the server chooses.
  }
}

/** Notes the home that this document shows, or that no one is signed in. */
export function storeOpenHome(id: string | undefined): void {
  keepHome(id);
  storeHome(id);
}

/** Opens another home, or without an id the one that the server chooses: from the start, so that nothing of this one is on the page. */
export function openHome(id: string | undefined, address: string = paths.dashboard): void {
  storeHome(id);
  location.assign(address);
}

/** Leaves a home that the person isn't in any more. Nothing of it stays in the cache. */
export function leaveRefusedHome(id: string | undefined): void {
  if (id !== currentHome()) return;
  storeHome(undefined);
  clearPrivateCache();
  location.reload();
}

function storeHome(id: string | undefined): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      if (id === undefined) storage.removeItem(homeKey);
      else storage.setItem(homeKey, id);
    }
  } catch {
    // Without storage, the choice lasts as long as the document.
  }
}
