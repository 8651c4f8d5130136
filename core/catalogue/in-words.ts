import type { CareTask, CareTaskFacts, CareTaskWords, CatalogueItem, ItemFacts } from '../domain/care-task.ts';
import type { PartWords } from '../languages/item-words.ts';

function worded({ landlord, ...facts }: CareTaskFacts, { landlord: subject, ...words }: CareTaskWords): CareTask {
  return { ...facts, ...words, ...(landlord && subject && { landlord: { subject, ...landlord } }) };
}

/** The items with their words in one language. Throws if a task has none. */
export function inWords(facts: readonly ItemFacts[], words: readonly PartWords[]): readonly CatalogueItem[] {
  const wordsOf = new Map(words.flatMap(({ tasks }) => Object.entries(tasks)));
  return facts.map((item) => ({
    ...item,
    tasks: item.tasks.map((task) => {
      const found = wordsOf.get(task.id);
      if (!found) throw new Error(`The care task ${task.id} has no words`);
      return worded(task, found);
    }),
  }));
}
