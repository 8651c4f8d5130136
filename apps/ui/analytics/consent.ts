const key = 'cookieConsent';
const listeners = new Set<() => void>();

/** Returns the stored choice, or `undefined` before there is one. A browser without storage can't keep a yes, so it counts as no. */
export function readConsent(): boolean | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : stored === 'true';
  } catch {
    return false;
  }
}

/** `undefined` deletes the choice, so that the banner appears again. */
export function storeConsent(accepted: boolean | undefined) {
  try {
    if (accepted === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, String(accepted));
  } catch {
    // Without storage, the choice reads as no.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after every change, including one in another tab, until the signal is aborted. */
export function onConsentChange(listener: () => void, signal?: AbortSignal): void {
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  signal?.addEventListener('abort', () => listeners.delete(listener));
  window.addEventListener('storage', follow, { ...(signal && { signal }) });
}
