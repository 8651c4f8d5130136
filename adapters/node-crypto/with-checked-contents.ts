import { createHash } from 'node:crypto';
import { DomainError } from '#core/domain/errors.ts';
import type { FileStore } from '#core/ports/file-store.ts';

/** The store, of which a content that was changed can't be read to its end. */
export const withCheckedContents = (store: FileStore): FileStore => ({
  ...store,
  read: async (householdId, hash) => {
    const content = await store.read(householdId, hash);
    return content && checked(content, hash);
  },
});

/** Holds the last piece back until the hash of all is known: what has been sent can't be taken back. */
async function* checked(content: AsyncIterable<Uint8Array>, hash: string): AsyncGenerator<Uint8Array, void, void> {
  const digest = createHash('sha256');
  let last: Uint8Array | undefined;
  for await (const piece of content) {
    digest.update(piece);
    if (last) yield last;
    last = piece;
  }
  if (digest.digest('hex') !== hash)
    throw new DomainError('files_unavailable', {}, new Error(`the content ${hash} was changed in the file store`));
  if (last) yield last;
}
