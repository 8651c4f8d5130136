import type { CountryFact, CountryRules } from './country-rules.ts';
import { countryRules } from './index.ts';

const byCountry: ReadonlyMap<string, CountryRules> = new Map(countryRules.map((rules) => [rules.country, rules]));

type LocalRule = CountryFact & Pick<CountryRules, 'place'>;

/** The rules of the country that concern a care task: none for a country that isn't known. */
export function rulesOfTask(taskId: string, country: string): readonly LocalRule[] {
  const { place = '', facts = [] } = byCountry.get(country) ?? {};
  return facts.filter(({ taskIds }) => taskIds.includes(taskId)).map((fact) => ({ ...fact, place }));
}
