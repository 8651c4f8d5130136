import { isAmong } from '../../domain/climate/countries.ts';
import type { Language } from '../../domain/languages.ts';
import { perLanguage } from '../../languages/per-language.ts';
import { wordsIn } from '../../languages/words-in.ts';
import type { CountryFact, CountryRules } from './country-rules.ts';
import { countryRulesOf } from './index.ts';

const rulesIn = perLanguage((language): readonly CountryRules[] => countryRulesOf(wordsIn(language).countries));

/**
 * The rules that concern a care task in a country and, where it is known, its region by its ISO 3166-2 code: none for a
 * country that isn't known. Without a region, those of every region are among them, each with the region's name.
 */
export const rulesOfTask = (
  taskId: string,
  { country, region }: { readonly country: string; readonly region?: string | undefined },
  language: Language = 'en',
): readonly CountryFact[] =>
  rulesIn(language)
    .filter((rules) => isAmong(country, [rules.country]))
    .flatMap(({ facts }) => facts)
    .filter((fact) => fact.taskIds.includes(taskId))
    .filter((fact) => !fact.region || !region || fact.region === region);
