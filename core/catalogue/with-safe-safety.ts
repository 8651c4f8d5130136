import type { CareTaskWords } from '../domain/care/care-task.ts';
import type { PartWords } from '../languages/item-words.ts';
import { type MadeFrom, staleTexts } from '../languages/made-from.ts';

type Records = { readonly [File in string]?: MadeFrom };
type Entry = readonly [id: string, words: CareTaskWords];

const entriesOf = (parts: readonly PartWords[]): readonly Entry[] =>
  parts.flatMap(({ tasks }) => Object.entries(tasks));

/** What a translation remembers of each care task, by its id. The path of a task is "name › tasks › id". */
function rememberedTasks(records: Records): ReadonlyMap<string, string> {
  const files = Object.entries(records).filter(([file]) => file.startsWith('items/'));
  return new Map(
    files.flatMap(([, parts = {}]) =>
      Object.entries(parts).map(([path, made = '']) => [path.split(' › ')[2] ?? '', made] as const),
    ),
  );
}

/**
 * The translated words, with the English safety text wherever it has changed since the translation was made: an old
 * warning can be a wrong one.
 */
export function withSafeSafety(
  translated: readonly PartWords[],
  english: readonly PartWords[],
  records: Records,
): readonly PartWords[] {
  const originals = new Map(entriesOf(english));
  const remembered = rememberedTasks(records);
  const safe = ([id, words]: Entry): Entry => {
    const original = originals.get(id);
    const made = remembered.get(id) ?? '';
    const stale = staleTexts({ name: { tasks: { [id]: original } } }, { [`name › tasks › ${id}`]: made });
    const isStale = stale.some((path) => path.endsWith('safety'));
    return isStale && original?.safety ? [id, { ...words, safety: original.safety, safetyIn: 'en' }] : [id, words];
  };
  return translated.map((part) => ({ ...part, tasks: Object.fromEntries(Object.entries(part.tasks).map(safe)) }));
}
