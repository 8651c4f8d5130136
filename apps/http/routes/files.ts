import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/files.ts';
import { DomainError } from '#core/domain/errors.ts';
import { cleanFile } from '#core/domain/files/clean-file.ts';
import { fileNameOf } from '#core/domain/files/stored-file.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { linksFor, presentFile } from '../presenters/file.ts';

/** Shorter than a signed address is valid. */
const keepSeconds = 3_600;

type OpenFile = Awaited<ReturnType<App['readFile']>>;

const replyOf = ({ file, content }: OpenFile) => ({
  type: file.type,
  name: fileNameOf(file),
  length: file.bytes,
  content,
});

const invalid = (path: string, message: string) => new DomainError('invalid_input', { issues: [{ path, message }] });

export const fileRoutes = (app: App): Handlers<typeof endpoints> => ({
  storeFile: async ({ household, person, body: { entry, item, purpose, name, file } }) => {
    if (!file) throw invalid('file', 'Please choose a file');
    if (entry !== undefined && item !== undefined) throw invalid('item', 'must not be given with an entry');
    const ofItem = item === undefined ? undefined : { item, purpose };
    const owner = entry === undefined ? ofItem : { entryId: entry };
    const stored = await app.storeFile({ householdId: household.id, file: cleanFile(file), name, owner });
    return presentFile(stored, linksFor(app.fileLinks, person));
  },
  readFile: async ({ household, params }) => replyOf(await app.readFile({ householdId: household.id, ...params })),
  readLinkedFile: async ({ params }) => ({ ...replyOf(await app.readLinkedFile(params)), keepSeconds }),
  deleteFile: async ({ household, params }) => {
    await app.deleteFile({ householdId: household.id, ...params });
    return { message: 'The file has been deleted' };
  },
});
