import { fileNameOf } from '../../domain/files/stored-file.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'fileStore' | 'archiveWriter' | 'reporter'>;

/**
 * All files of these homes as a ZIP archive, in pieces, each home's oldest file first. A content that is missing is left
 * out and reported.
 */
export const makeExportFiles =
  (deps: Deps) =>
  ({ householdIds }: { readonly householdIds: readonly string[] }): AsyncIterable<Uint8Array> =>
    deps.archiveWriter.write(filesOf(householdIds, deps));

async function* filesOf(householdIds: readonly string[], { unitOfWork, fileStore, reporter }: Deps) {
  for (const householdId of householdIds) {
    for (const file of await unitOfWork.run(({ files }) => files.list(householdId))) {
      const content = await fileStore.read(householdId, file.hash);
      if (content) yield { name: fileNameOf(file), at: file.createdAt, content };
      else reporter.problem(new Error(`The content of the file ${file.id} is missing in the file store`));
    }
  }
}
