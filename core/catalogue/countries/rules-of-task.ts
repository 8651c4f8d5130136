import type { Language } from '../../domain/languages.ts';
import { perLanguage } from '../../languages/per-language.ts';
import { wordsIn } from '../../languages/words-in.ts';
import type { CountryFact, CountryRules } from './country-rules.ts';
import { countryRulesOf } from './index.ts';

const rulesByCountry = perLanguage(
  (language): ReadonlyMap<string, CountryRules> =>
    new Map(countryRulesOf(wordsIn(language).countries).map((rules) => [rules.country, rules])),
);

type LocalRule = CountryFact & Pick<CountryRules, 'place'>;

/** The rules of the country that concern a care task: none for a country that isn't known. */
export function rulesOfTask(taskId: string, country: string, language: Language = 'en'): readonly LocalRule[] {
  const { place = '', facts = [] } = rulesByCountry(language).get(country) ?? {};
  return facts.filter(({ taskIds }) => taskIds.includes(taskId)).map((fact) => ({ ...fact, place }));
}
