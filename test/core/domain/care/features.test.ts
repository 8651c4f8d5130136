import { describe, expect, it } from 'vitest';
import {
  chosenFeatures,
  featureCategories,
  featureOptions,
  multiChoiceCategories,
  optionNames,
  propertyTypeOf,
} from '#core/domain/care/features.ts';

describe('the features of a home', () => {
  it('are 47 different options in seven categories besides the property type', () => {
    const names = multiChoiceCategories.flatMap(optionNames);
    expect(featureCategories).toHaveLength(8);
    expect(names).toHaveLength(47);
    expect(new Set(names).size).toBe(47);
  });

  it('show common options before special ones', () => {
    for (const category of multiChoiceCategories) {
      const special = featureOptions[category].map((option) => 'specialty' in option);
      expect(special).toEqual([...special].sort());
    }
  });

  it('are the options chosen in any category', () => {
    const chosen = chosenFeatures({ propertyType: ['House'], kitchenAppliances: ['Fridge', 'Oven'], vehicles: [] });
    expect([...chosen]).toEqual(['Fridge', 'Oven']);
  });

  it('belong to a flat unless a house is chosen', () => {
    expect(propertyTypeOf({})).toBe('Apartment');
    expect(propertyTypeOf({ propertyType: ['House'] })).toBe('House');
    expect(propertyTypeOf({ propertyType: ['Castle'] })).toBe('Apartment');
  });
});
