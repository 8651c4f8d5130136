import { catalogueOf } from '#core/catalogue/catalogue-in.ts';
import { countryRulesOf } from '#core/catalogue/countries/index.ts';
import { guidesOf } from '#core/catalogue/guides/index.ts';
import { careTasksById } from '#core/catalogue/index.ts';
import type { ItemSlug } from '#core/catalogue/item-slugs.ts';
import type { CatalogueItem } from '#core/domain/care/care-task.ts';
import type { ItemWords } from '#core/languages/item-words.ts';
import * as countryWords from '#words/countries/index.ts';
import * as guideWords from '#words/guides/index.ts';
import * as itemWords from '#words/items/index.ts';
import { landlord } from '#words/landlord.ts';
import { madeFrom } from '#words/made-from.ts';

/** The catalogue, the guides and the rules in the language of the pages. */
export const catalogue = catalogueOf({ items: itemWords, landlord, madeFrom });
export const careTaskById = careTasksById(catalogue);
export const guides = guidesOf(guideWords);
export const countryRules = countryRulesOf(countryWords);

/** The data of a link to an item's page. */
export type ItemLink = Pick<CatalogueItem, 'slug'> & { readonly name: string };

const ofItems: Readonly<Record<ItemSlug, ItemWords>> = itemWords;
const words: Readonly<Record<string, ItemWords>> = ofItems;

/** What the pages call an item. Its own name is an identifier. */
export const itemLink = ({ slug }: Pick<CatalogueItem, 'slug'>): ItemLink => ({
  slug,
  name: words[slug]?.name ?? slug,
});

const byFeature = new Map<string, CatalogueItem>(catalogue.map((item) => [item.name, item]));

/** What the pages call a feature of a home. */
export function nameOfFeature(feature: string): string {
  const item = byFeature.get(feature);
  return item ? itemLink(item).name : feature;
}
