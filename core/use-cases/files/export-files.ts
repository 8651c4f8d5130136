import { fileNameOf } from '../../domain/files/stored-file.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'fileStore' | 'archiveWriter' | 'reporter'>;

/**
 * All files of a household as a ZIP archive, in pieces, the oldest file first. A content that is missing is left out and
 * reported.
 */
export const makeExportFiles =
  (deps: Deps) =>
  ({ householdId }: { readonly householdId: string }): AsyncIterable<Uint8Array> =>
    deps.archiveWriter.write(filesOf(householdId, deps));

async function* filesOf(householdId: string, { unitOfWork, fileStore, reporter }: Deps) {
  for (const file of await unitOfWork.run(({ files }) => files.list(householdId))) {
    const content = await fileStore.read(householdId, file.hash);
    if (content) yield { name: fileNameOf(file), at: file.createdAt, content };
    else reporter.problem(new Error(`The content of the file ${file.id} is missing in the file store`));
  }
}
