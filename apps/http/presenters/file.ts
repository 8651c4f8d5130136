import type { z } from 'zod';
import type { storedFile } from '#apps/contract/history-shapes.ts';
import type { StoredFile } from '#core/domain/files/stored-file.ts';
import type { FileLinks, LinkedFile } from '#core/ports/file-links.ts';

export const presentFile = (file: StoredFile, links: FileLinks): z.input<ReturnType<typeof storedFile>> => ({
  id: file.id,
  type: file.type,
  bytes: file.bytes,
  url: addressOf(file, links),
});

/** Where a browser finds a file. */
export const addressOf = (file: LinkedFile, links: FileLinks): string => `/api/files/shown/${links.issue(file)}`;
