import { useSyncExternalStore } from 'react';

const key = 'cookieConsent';
const listeners = new Set<() => void>();

/** What was chosen; `undefined` before. A browser that denies storage could not keep a yes, so it counts as a no. */
export function readConsent(): boolean | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : stored === 'true';
  } catch {
    return false;
  }
}

/** `undefined` takes the choice back, so that it is asked for again. */
export function storeConsent(accepted: boolean | undefined) {
  try {
    if (accepted === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, String(accepted));
  } catch {
    // Read as a no.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after every change, also in another tab; answers how to stop that. */
export function onConsentChange(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** A no while prerendering and at first in the browser: what depends on consent comes after the page. */
export function useConsent(): boolean | undefined {
  return useSyncExternalStore(onConsentChange, readConsent, () => false);
}
