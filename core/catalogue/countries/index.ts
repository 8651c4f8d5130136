import type { CountryWords } from '../../languages/country-words.ts';
import * as englishCountries from '../../languages/en/countries/index.ts';
import type { CountryFacts, CountryRules } from './country-rules.ts';
import { type CountrySlug, countrySlugs } from './country-slugs.ts';
import * as countries from './facts.ts';

const facts: Readonly<Record<CountrySlug, CountryFacts>> = countries;
type Words = Readonly<Record<CountrySlug, CountryWords>>;

const worded = (rules: CountryFacts, country: CountryWords): CountryRules => ({
  ...rules,
  place: country.place,
  facts: rules.facts.map((fact) => {
    const words = fact.region === undefined ? country : country.regions?.[fact.region];
    return { ...fact, place: words?.place ?? country.place, text: words?.facts[fact.topic] ?? '' };
  }),
});

/** The countries whose rules we know, in these words and in alphabetical order of their slugs. */
export const countryRulesOf = (words: Words): readonly CountryRules[] =>
  countrySlugs.map((slug) => worded(facts[slug], words[slug]));

/** The rules in English. */
export const countryRules = countryRulesOf(englishCountries);
