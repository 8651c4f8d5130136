import { DomainError } from '../../domain/errors.ts';
import type { StoredFile } from '../../domain/files/stored-file.ts';
import { isOpen, passportLinkId } from '../../domain/history/passport/link.ts';
import type { LinkedFile } from '../../ports/file-links.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'fileStore' | 'fileLinks' | 'clock' | 'reporter'>;

type OpenFile = { readonly file: StoredFile; readonly content: AsyncIterable<Uint8Array> };

/** Opens a household's file. Throws `file_not_found`, also for another household's and for a deleted one. */
export const makeReadFile =
  ({ unitOfWork, fileStore, clock, reporter }: Deps) =>
  async ({ householdId, id }: { readonly householdId: string; readonly id: string }): Promise<OpenFile> => {
    const file = await unitOfWork.run(({ files }) => files.find(householdId, id));
    if (!file || (file.expiresAt && file.expiresAt <= clock.now())) throw new DomainError('file_not_found');
    const content = await fileStore.read(householdId, file.hash);
    if (content) return { file, content };
    reporter.problem(new Error(`The content of the file ${id} is missing in the file store`));
    throw new DomainError('file_not_found');
  };

/**
 * Opens the file that a signed link shows. Throws `file_not_found`, also for a link that has expired, and for one of a
 * shared passport that is no longer shared or of a person who is no longer in the home.
 */
export const makeReadLinkedFile = (deps: Deps) => {
  const readFile = makeReadFile(deps);
  return async ({ token }: { readonly token: string }): Promise<OpenFile> => {
    const linked = deps.fileLinks.verify(token);
    if (!linked || !(await isStillShown(deps, linked))) throw new DomainError('file_not_found');
    return readFile(linked);
  };
};

function isStillShown({ unitOfWork, clock }: Deps, { householdId, passport, reader }: LinkedFile): Promise<boolean> {
  return unitOfWork.run(async ({ memberships, passportLinks }) => {
    if (reader !== undefined) return (await memberships.find(householdId, reader)) !== undefined;
    const link = await passportLinks.find(householdId);
    return link !== undefined && passportLinkId(link) === passport && isOpen(link, clock.now());
  });
}
