import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { categorySuggestions } from '#core/catalogue/suggestions.ts';

describe('the categories suggested for custom tasks', () => {
  it('are the 47 features in the order of onboarding, then seven groups, each once', () => {
    expect(categorySuggestions).toHaveLength(54);
    expect(new Set(categorySuggestions).size).toBe(54);
    expect(categorySuggestions.slice(0, 47)).toEqual(catalogue.slice(0, 47).map(({ name }) => name));
    expect(categorySuggestions.slice(47)).toEqual([
      'Kitchen',
      'Bathroom',
      'HVAC',
      'Appliances',
      'Outdoor',
      'Garden',
      'Vehicles',
    ]);
  });

  it('bring none of the catalogue’s texts to the browser', () => {
    const file = readFileSync(new URL('../../../core/catalogue/suggestions.ts', import.meta.url), 'utf8');
    expect(file.match(/from '[^']+'/g)).toEqual(["from '../domain/care/features.ts'"]);
  });
});
