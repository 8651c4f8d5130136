import { ApiError } from '#apps/ui/api/api-error.ts';
import { unsentFilesCache } from '#apps/ui/session/private-cache.ts';
import { files as words } from '#words/app/files.ts';
import { nameOf, type SentTo, sendFile } from './send-file.ts';

/** Where the cache keeps what a document is called. */
const nameHeader = 'x-name';

const addressOf = (key: string): string => `/unsent/${key}`;

/** Keeps a file on this device until it is sent. Returns whether it could: storage may be denied or full. */
export async function keepUnsentFile(userId: string, key: string, file: Blob): Promise<boolean> {
  try {
    // Browsers offer no caches to pages without HTTPS.
    const cache = await caches.open(unsentFilesCache(userId));
    await cache.put(
      addressOf(key),
      new Response(file, { headers: { [nameHeader]: encodeURIComponent(nameOf(file)) } }),
    );
    return true;
  } catch {
    return false;
  }
}

export async function deleteUnsentFile(userId: string, key: string): Promise<void> {
  const cache = await caches.open(unsentFilesCache(userId));
  await cache.delete(addressOf(key));
}

/** Sends a kept file, and deletes it once the server has it or refuses it. Throws as `call` does. */
export async function sendUnsentFile(userId: string, key: string, owner: SentTo): Promise<void> {
  const cache = await caches.open(unsentFilesCache(userId));
  const kept = await cache.match(addressOf(key));
  if (!kept) {
    const message = words.lost;
    throw new ApiError({ status: 410, code: 'file_lost', message });
  }
  try {
    await sendFile(owner, await kept.blob(), decodeURIComponent(kept.headers.get(nameHeader) ?? ''));
  } catch (error) {
    if (!(error instanceof ApiError && (error.isTemporary || error.status === 401))) await cache.delete(addressOf(key));
    throw error;
  }
  await cache.delete(addressOf(key));
}
