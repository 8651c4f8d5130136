import { describe, expect, it } from 'vitest';
import { catalogueIn } from '#core/catalogue/catalogue-in.ts';
import { categorySuggestions } from '#core/catalogue/suggestions.ts';
import { propertyTypes } from '#core/domain/care/features.ts';
import { otherItem } from '#core/domain/history/entry.ts';
import { itemName as englishName } from '#core/languages/en/item-names.ts';
import { itemName } from '#core/languages/fr/item-names.ts';
import * as frenchItems from '#core/languages/fr/items/index.ts';

describe('the names of items', () => {
  const names: Readonly<Record<string, unknown>> = frenchItems;

  it('are in French those of the catalogue', () => {
    const different = catalogueIn('fr').filter(({ name, slug }) => {
      const words = names[slug] as { readonly name: string };
      return itemName(name) !== words.name;
    });
    expect(different).toEqual([]);
  });

  it('have French words for every kind of property and every suggestion', () => {
    const values = [...propertyTypes, ...categorySuggestions, otherItem];
    const same = values.filter((value) => itemName(value) === value);
    expect(same).toEqual(['Bidet', 'Sauna']);
    expect(values.map(englishName)).toEqual(values);
  });

  it('stay as a person wrote them', () => {
    expect([itemName('Aquarium'), englishName('Aquarium')]).toEqual(['Aquarium', 'Aquarium']);
  });
});
