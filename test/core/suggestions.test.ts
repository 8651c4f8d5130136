import { expect, it } from 'vitest';
import { categorySuggestions } from '#core/catalogue/suggestions.ts';
import { multiChoiceCategories, optionNames } from '#core/domain/features.ts';

it('suggests every feature in the order of onboarding, then the seven groups, each once', () => {
  const features = multiChoiceCategories.flatMap(optionNames);
  expect(features).toHaveLength(47);
  expect(categorySuggestions).toEqual([
    ...features,
    'Kitchen',
    'Bathroom',
    'HVAC',
    'Appliances',
    'Outdoor',
    'Garden',
    'Vehicles',
  ]);
  expect(new Set(categorySuggestions).size).toBe(54);
});
