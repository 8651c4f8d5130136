import type { CareTask, CareTaskFacts, CareTaskWords, CatalogueItem, ItemFacts } from '../domain/care/care-task.ts';
import type { landlord as englishLandlord } from '../languages/en/landlord.ts';
import type { PartWords } from '../languages/item-words.ts';
import type { Translation } from '../languages/translation.ts';

/** The words that a language has for the catalogue. */
type CatalogueWords = {
  readonly parts: readonly PartWords[];
  readonly landlord: Translation<typeof englishLandlord>;
};

function worded(
  { landlord, ...facts }: CareTaskFacts,
  { landlord: subject, ...words }: CareTaskWords,
  { request, steps }: CatalogueWords['landlord'],
): CareTask {
  const asked = landlord && subject && { title: request(subject), steps, ...landlord };
  return { ...facts, ...words, ...(asked && { landlord: asked }) };
}

/** The items with their words in one language. Throws if a task has none. */
export function inWords(facts: readonly ItemFacts[], { parts, landlord }: CatalogueWords): readonly CatalogueItem[] {
  const wordsOf = new Map(parts.flatMap(({ tasks }) => Object.entries(tasks)));
  return facts.map((item) => ({
    ...item,
    tasks: item.tasks.map((task) => {
      const found = wordsOf.get(task.id);
      if (!found) throw new Error(`The care task ${task.id} has no words`);
      return worded(task, found, landlord);
    }),
  }));
}
