import { fileNameOf } from '../../domain/files/stored-file.ts';
import { zip } from '../../domain/files/zip.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'fileStore' | 'reporter'>;

/**
 * All files of these homes as a ZIP archive, in pieces, each home's oldest file first. A content that is missing is left
 * out and reported.
 */
export const makeExportFiles =
  (deps: Deps) =>
  ({ householdIds }: { readonly householdIds: readonly string[] }): AsyncIterable<Uint8Array> =>
    zip(entriesOf(householdIds, deps));

async function* entriesOf(householdIds: readonly string[], { unitOfWork, fileStore, reporter }: Deps) {
  for (const householdId of householdIds) {
    for (const file of await unitOfWork.run(({ files }) => files.list(householdId))) {
      const content = await fileStore.read(householdId, file.hash);
      if (content) yield { name: fileNameOf(file), at: file.createdAt, content };
      else reporter.problem(new Error(`The content of the file ${file.id} is missing in the file store`));
    }
  }
}
