/**
 * The browser cache with the server's last responses about the household, for reading offline. The service worker only
 * writes to it while it exists: see register-worker.ts.
 */
export const privateCache = 'household';

/** Deletes those responses. */
export function clearPrivateCache(): void {
  // Browsers offer no caches to pages without HTTPS.
  globalThis.caches?.delete(privateCache).catch(() => {});
}
