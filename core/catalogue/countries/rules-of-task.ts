import { isAmong } from '../../domain/climate/countries.ts';
import type { Language } from '../../domain/languages.ts';
import { perLanguage } from '../../languages/per-language.ts';
import { wordsIn } from '../../languages/words-in.ts';
import type { CountryFact, CountryRules } from './country-rules.ts';
import { countryRulesOf } from './index.ts';

const rulesIn = perLanguage((language): readonly CountryRules[] => countryRulesOf(wordsIn(language).countries));

/**
 * The rules of the country that concern a care task: none for a country that isn't known. Those of a state or region are
 * among them, each with the region's name, because a home may lie in it.
 */
export const rulesOfTask = (taskId: string, country: string, language: Language = 'en'): readonly CountryFact[] =>
  rulesIn(language)
    .filter((rules) => isAmong(country, [rules.country]))
    .flatMap(({ facts }) => facts.filter(({ taskIds }) => taskIds.includes(taskId)));
