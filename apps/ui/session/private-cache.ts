/**
 * The browser cache with the server's last responses about the household, for reading offline. The service worker only
 * writes to it while it exists: see register-worker.ts.
 */
export const privateCache = 'household';

const unsentPrefix = 'unsent.';

/** The browser cache with photos and documents that wait to be sent, of a person in a home. */
export const unsentFilesCache = (owner: string): string => `${unsentPrefix}${owner}`;

/** Whether the name of a draft or a cache ends with a person's id, which the id of a home may follow. */
export const isOfPerson = (name: string, personId: string | undefined): boolean =>
  personId !== undefined && `${name}.`.includes(`.${personId}.`);

/** Deletes what waits to be sent, of everyone or of everyone but one person. */
export async function clearUnsentFiles(exceptPersonId?: string): Promise<void> {
  const names = (await globalThis.caches?.keys().catch(() => [])) ?? [];
  for (const name of names)
    if (name.startsWith(unsentPrefix) && !isOfPerson(name, exceptPersonId)) void caches.delete(name).catch(() => {});
}

/** Deletes those responses. */
export function clearPrivateCache(): void {
  // Browsers offer no caches to pages without HTTPS.
  globalThis.caches?.delete(privateCache).catch(() => {});
}
