import { plainWords } from '../domain/advice/plain-words.ts';
import { languages } from '../domain/languages.ts';
import { careTaskById } from './index.ts';
import { textsIn } from './texts-in.ts';

const folded = (text: string): string => plainWords(text).join(' ');

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The ids of care tasks by their titles in every language. Several have the same title. */
function byTitle(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const language of languages) {
    for (const { task } of textsIn(language).careTaskById.values()) {
      for (const title of [task.title, task.landlord?.title]) {
        const key = folded(title ?? '');
        if (key !== '') found.set(key, (found.get(key) ?? new Set()).add(task.id));
      }
    }
  }
  return found;
}

/** The care task that has this title, in any language; of several, that of the item. Undefined if that isn't clear. */
export function careTaskOfTitle(title: string, item: string): string | undefined {
  known ??= byTitle();
  const ids = [...(known.get(folded(title)) ?? [])];
  if (ids.length < 2) return ids[0];
  const named = folded(item);
  return ids.find((id) => {
    const name = careTaskById.get(id)?.item.name;
    return name !== undefined && languages.some((language) => folded(textsIn(language).itemName(name)) === named);
  });
}
