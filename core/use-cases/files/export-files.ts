import { textsIn } from '../../catalogue/texts-in.ts';
import { fileNameOf, type StoredFile } from '../../domain/files/stored-file.ts';
import type { HistoryEntry } from '../../domain/history/entry.ts';
import type { Language } from '../../domain/languages.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import { homeNameIn } from '../../languages/home-name-in.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'fileStore' | 'archiveWriter' | 'reporter' | 'clock'>;
type Input = { readonly householdIds: readonly string[]; readonly language: Language };

/**
 * All files of these homes as a ZIP archive, in pieces, each home's oldest file first, and last `files.json`: an array with
 * the name in the archive, its own name if it is a document, hash (SHA-256), type, size in bytes, time and owner of each
 * file, in the reader's language. A content that is missing is left out and reported.
 */
export const makeExportFiles =
  (deps: Deps) =>
  (input: Input): AsyncIterable<Uint8Array> =>
    deps.archiveWriter.write(archivedFiles(input, deps));

async function* archivedFiles({ householdIds, language }: Input, deps: Deps) {
  const { fileStore, reporter, clock } = deps;
  const list: object[] = [];
  for (const householdId of householdIds) {
    const { files, lineOf } = await ofHome(householdId, language, deps);
    for (const file of files) {
      const content = await fileStore.read(householdId, file.hash);
      if (content) {
        list.push(lineOf(file));
        yield { name: fileNameOf(file), at: file.createdAt, content };
      } else reporter.problem(new Error(`The content of the file ${file.id} is missing in the file store`));
    }
  }
  yield { name: 'files.json', at: clock.now(), content: inOnePiece(`${JSON.stringify(list, undefined, 2)}\n`) };
}

/** The files of a home, and what the list says of each. */
const ofHome = (householdId: string, language: Language, { unitOfWork, clock }: Deps) =>
  unitOfWork.run(async ({ files, history, households }) => {
    const owned = await files.list(householdId);
    const household = await households.find(householdId);
    if (!household || owned.length === 0) return { files: [], lineOf: () => ({}) };
    const { name, timezone } = household;
    const entries = await history.entries(householdId, timezone, dateInZone(clock.now(), timezone));
    const entryById = new Map(entries.map((entry) => [entry.id, entry]));
    const lineOf = (file: StoredFile) => ({
      file: fileNameOf(file),
      ...(file.name !== undefined && { name: file.name }),
      sha256: file.hash,
      type: file.type,
      bytes: file.bytes,
      storedAt: file.createdAt.toISOString(),
      home: homeNameIn(language, name),
      ...ownerOf(file, entryById.get(file.entryId ?? ''), language),
    });
    return { files: owned, lineOf };
  });

/** What a file belongs to: an item, for which it has a purpose, or work that was done. */
function ownerOf({ item, purpose }: StoredFile, entry: HistoryEntry | undefined, language: Language) {
  const { itemName, titlesOf } = textsIn(language);
  if (item !== undefined) return { item: itemName(item), purpose };
  if (!entry) return {};
  const { title } = titlesOf(entry.careTaskId, { title: entry.title, category: entry.item });
  return { item: itemName(entry.item), work: { title, date: entry.date } };
}

async function* inOnePiece(text: string) {
  yield new TextEncoder().encode(text);
}
