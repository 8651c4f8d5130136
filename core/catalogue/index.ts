import type { CareTask, CatalogueItem, ItemFacts } from '../domain/care/care-task.ts';
import type { TaskSource } from '../domain/tasks/task.ts';
import * as englishWords from '../languages/en/items/index.ts';
import { landlord } from '../languages/en/landlord.ts';
import { inWords } from './in-words.ts';
import { type ItemSlug, itemSlugs } from './item-slugs.ts';
import * as items from './items/index.ts';
import { retiredTasks } from './retired-tasks.ts';

const facts: Readonly<Record<ItemSlug, ItemFacts>> = items;

/** What the catalogue knows, without words, of the things that a home can have. */
export const itemFacts: readonly ItemFacts[] = itemSlugs.map((slug) => facts[slug]);

/** The catalogue in English. */
export const catalogue: readonly CatalogueItem[] = inWords(itemFacts, { parts: Object.values(englishWords), landlord });

type CareTaskOfItem = { readonly item: CatalogueItem; readonly task: CareTask };

/** Every care task with its item, by the task's id. A retired id leads to the task that covers it now. */
export function careTasksById(catalogue: readonly CatalogueItem[]): ReadonlyMap<string, CareTaskOfItem> {
  const current = new Map(catalogue.flatMap((item) => item.tasks.map((task) => [task.id, { item, task }] as const)));
  const retired = [...retiredTasks].flatMap(([id, coveredBy]) => {
    const found = current.get(coveredBy);
    return found ? [[id, found] as const] : [];
  });
  return new Map([...current, ...retired]);
}

export const careTaskById = careTasksById(catalogue);

/** The sources of the tasks that close an item for a season or open it again. */
export const seasonalSources: readonly TaskSource[] = catalogue
  .flatMap(({ tasks }) => tasks)
  .filter(({ seasonalUse }) => seasonalUse !== undefined)
  .map(({ id }): TaskSource => `care:${id}`);
