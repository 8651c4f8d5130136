import type { CareTask, CatalogueItem } from '../domain/care/care-task.ts';
import { otherItem } from '../domain/history/entry.ts';
import { type Language, languages } from '../domain/languages.ts';
import { careTaskIdOf, type Task } from '../domain/tasks/task.ts';
import { isolated } from '../domain/text/isolated.ts';
import type { ServerWords } from '../languages/load-words.ts';
import { perLanguage } from '../languages/per-language.ts';
import { wordsIn } from '../languages/words-in.ts';
import { catalogueIn } from './catalogue-in.ts';
import { careTaskById, careTasksById, catalogue } from './index.ts';
import { categorySuggestions } from './suggestions.ts';

type Found = { readonly item: CatalogueItem; readonly task: CareTask };

type Texts = ServerWords & {
  readonly careTaskById: ReadonlyMap<string, Found>;
  /** The title of a care task, by itself and with its item, in place of the English one that is stored or planned. */
  readonly titlesOf: (careTaskId: string | undefined, written: Pick<Task, 'title' | 'category'>) => Titles;
  /** The same of a planned task. */
  readonly titlesOfTask: (task: Pick<Task, 'source' | 'title' | 'category'>) => Titles;
  /** The item to store in place of its name in this language: its own. What people wrote themselves stays as it is. */
  readonly itemToStore: (name: string) => string;
};
type Titles = { readonly title: string; readonly fullTitle: string };

/** What the server says about tasks in a language. */
export const textsIn = perLanguage(makeTexts);

function makeTexts(language: Language): Texts {
  const words = wordsIn(language);
  const byId = language === 'en' ? careTaskById : careTasksById(catalogueIn(language));
  const items = [...catalogue.map(({ name }) => name), ...categorySuggestions, otherItem];
  const itemByName = new Map(items.map((item) => [folded(words.itemName(item)), item]));
  const titlesOf: Texts['titlesOf'] = (id, { title: written, category }) => {
    if (id === undefined) return { title: written, fullTitle: isolated(written) };
    const found = byId.get(id);
    const title = found && titleOf(found.task, written, careTaskById.get(id)?.task);
    if (!found || title === undefined)
      return { title: written, fullTitle: words.fullTitle(words.itemName(category), written) };
    return { title, fullTitle: words.fullTitle(words.itemName(found.item.name), title) };
  };
  return {
    ...words,
    careTaskById: byId,
    titlesOf,
    itemToStore: (name) => itemByName.get(folded(name)) ?? name,
    titlesOfTask: (task) => titlesOf(careTaskIdOf(task.source), task),
  };
}

/** Keyboards write an apostrophe in one way, and names another. */
const folded = (name: string): string => name.trim().replaceAll("'", '’');

/**
 * The title of a task that stands for one in another language; undefined if people have changed it, or if it is that of a
 * retired task.
 */
function titleOf({ title, landlord }: CareTask, written: string, other: CareTask | undefined): string | undefined {
  if (written === other?.title) return title;
  return written === other?.landlord?.title ? landlord?.title : undefined;
}

/**
 * The title to store in place of a care task's in any language, as others wrote the passports that people import: the
 * English one. Any other stays as it is.
 */
export function titleToStore(careTaskId: string, title: string): string {
  const english = careTaskById.get(careTaskId)?.task;
  if (!english) return title;
  // A language is loaded only if the title is in none of those before it.
  for (const language of languages) {
    const stored = titleOf(english, title, textsIn(language).careTaskById.get(careTaskId)?.task);
    if (stored !== undefined) return stored;
  }
  return title;
}
