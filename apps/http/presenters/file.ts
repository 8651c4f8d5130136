import type { z } from 'zod';
import type { storedFile } from '#apps/contract/history-shapes.ts';
import type { StoredFile } from '#core/domain/files/stored-file.ts';
import type { FileLinks } from '#core/ports/file-links.ts';

export const presentFile = (file: StoredFile, links: FileLinks): z.input<typeof storedFile> => ({
  id: file.id,
  type: file.type,
  bytes: file.bytes,
  url: `/api/files/shown/${links.issue(file)}`,
});
