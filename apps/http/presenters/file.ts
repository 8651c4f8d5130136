import type { z } from 'zod';
import type { storedFile } from '#apps/contract/history-shapes.ts';
import type { StoredFile } from '#core/domain/files/stored-file.ts';
import type { Person } from '#core/domain/people/person.ts';
import type { FileLinks, LinkedFile } from '#core/ports/file-links.ts';

/** Makes links to files that end with what they are shown for. */
export type Links = Pick<FileLinks, 'issue'>;

/** Links that only work while the person is in the home. */
export const linksFor = (fileLinks: FileLinks, { id }: Pick<Person, 'id'>): Links => ({
  issue: (file) => fileLinks.issue({ reader: id, ...file }),
});

export const presentFile = (file: StoredFile, links: Links): z.input<ReturnType<typeof storedFile>> => ({
  id: file.id,
  type: file.type,
  bytes: file.bytes,
  ...(file.name !== undefined && { name: file.name }),
  url: addressOf(file, links),
});

/** Where a browser finds a file. */
export const addressOf = (file: LinkedFile, links: Links): string => `/api/files/shown/${links.issue(file)}`;
