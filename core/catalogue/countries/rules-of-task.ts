import type { Language } from '../../domain/languages.ts';
import { wordsIn } from '../../languages/words-in.ts';
import type { CountryFact, CountryRules } from './country-rules.ts';
import { countryRulesOf } from './index.ts';

const made = new Map<Language, ReadonlyMap<string, CountryRules>>();

function rulesByCountry(language: Language): ReadonlyMap<string, CountryRules> {
  const rules =
    made.get(language) ?? new Map(countryRulesOf(wordsIn(language).countries).map((each) => [each.country, each]));
  made.set(language, rules);
  return rules;
}

type LocalRule = CountryFact & Pick<CountryRules, 'place'>;

/** The rules of the country that concern a care task: none for a country that isn't known. */
export function rulesOfTask(taskId: string, country: string, language: Language = 'en'): readonly LocalRule[] {
  const { place = '', facts = [] } = rulesByCountry(language).get(country) ?? {};
  return facts.filter(({ taskIds }) => taskIds.includes(taskId)).map((fact) => ({ ...fact, place }));
}
