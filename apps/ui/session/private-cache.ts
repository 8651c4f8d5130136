/**
 * The browser cache with the server's last responses about the household, for reading offline. The service worker only
 * writes to it while it exists: see register-worker.ts.
 */
export const privateCache = 'household';

const unsentPrefix = 'unsent.';

/** The browser cache with a user's photos and documents that wait to be sent. */
export const unsentFilesCache = (userId: string): string => `${unsentPrefix}${userId}`;

/** Deletes what waits to be sent, of everyone or of everyone but one user. */
export async function clearUnsentFiles(exceptUserId?: string): Promise<void> {
  const kept = exceptUserId === undefined ? undefined : unsentFilesCache(exceptUserId);
  const names = (await globalThis.caches?.keys().catch(() => [])) ?? [];
  for (const name of names)
    if (name.startsWith(unsentPrefix) && name !== kept) void caches.delete(name).catch(() => {});
}

/** Deletes those responses. */
export function clearPrivateCache(): void {
  // Browsers offer no caches to pages without HTTPS.
  globalThis.caches?.delete(privateCache).catch(() => {});
}
