import { randomUUID } from 'node:crypto';
import { disk } from '#adapters/node-fs/disk.ts';
import { DomainError } from '#core/domain/errors.ts';
import { fail, judgeDisk, ok, warn } from '#core/domain/running/finding.ts';
import { hexOf } from '#core/domain/text/hex.ts';
import type { Check } from './check.ts';

/** Stores a few bytes of no household, reads and removes them. */
export const checkFiles: Check = async ({ config: { files }, fileStore, digest }) => {
  const place = files.s3 ? `S3_URL: the bucket ${files.s3.bucketUrl}` : `FILES_DIR: ${files.folder}`;
  const owner = randomUUID();
  const content = new TextEncoder().encode(owner);
  const hash = hexOf(digest.sha256(content));
  try {
    await fileStore.put(owner, hash, content);
    const pieces = [];
    for await (const piece of (await fileStore.read(owner, hash)) ?? []) pieces.push(piece);
    if (Buffer.concat(pieces).toString() !== owner)
      return fail(`${place} returns other bytes than were stored.`, 'Use another file system or S3 server.');
  } catch (error) {
    const reason = error instanceof DomainError && error.cause instanceof Error ? error.cause.message : String(error);
    const isFull = error instanceof DomainError && error.code === 'storage_full';
    return isFull
      ? fail(`${place} is full, so no photo can be added.`, 'Make room, or name a larger place.')
      : fail(`${place} can’t be used: ${reason}.`, 'Correct the setting, or allow the server’s user to write there.');
  } finally {
    await fileStore.deleteAll(owner).catch(() => {});
  }
  if (files.limit === 0)
    return warn('FILES_LIMIT_MB is 0, so no photo can be added.', 'Set it to what the homes of an owner may store.');
  return files.s3 ? ok(`${place} stores and returns files.`) : judgeDisk(await disk.freeAt(files.folder), files.folder);
};
