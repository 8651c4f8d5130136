import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { literalWords } from '../support/languages/literal-words.ts';

/** Names of countries in many languages, by which they are found. */
const searchWords = 'apps/web/household/country-aliases.ts';
const files = globSync('apps/{ui,web}/**/*.{ts,tsx}', { exclude: [searchWords] });

it.each(files)('%s has no text of its own', (file) => {
  expect(literalWords(file)).toEqual([]);
});
