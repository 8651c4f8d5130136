import type { CountryWords } from '../../languages/country-words.ts';
import * as englishCountries from '../../languages/en/countries/index.ts';
import type { CountryFacts, CountryRules } from './country-rules.ts';
import { type CountrySlug, countrySlugs } from './country-slugs.ts';
import * as countries from './facts.ts';

const facts: Readonly<Record<CountrySlug, CountryFacts>> = countries;
type Words = Readonly<Record<CountrySlug, CountryWords>>;

const worded = (rules: CountryFacts, { place, facts: texts }: CountryWords): CountryRules => ({
  ...rules,
  place,
  facts: rules.facts.map((fact) => ({ ...fact, text: texts[fact.topic] ?? '' })),
});

/** The countries whose rules we know, in these words and in alphabetical order of their slugs. */
export const countryRulesOf = (words: Words): readonly CountryRules[] =>
  countrySlugs.map((slug) => worded(facts[slug], words[slug]));

/** The rules in English. */
export const countryRules = countryRulesOf(englishCountries);
