import type { CountryWords } from '../../languages/country-words.ts';
import { countries as englishCountries } from '../../languages/en/countries/index.ts';
import { australia } from './australia.ts';
import { austria } from './austria.ts';
import { belgium } from './belgium.ts';
import { canada } from './canada.ts';
import type { CountryFacts, CountryRules } from './country-rules.ts';
import { denmark } from './denmark.ts';
import { finland } from './finland.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { ireland } from './ireland.ts';
import { italy } from './italy.ts';
import { netherlands } from './netherlands.ts';
import { newZealand } from './new-zealand.ts';
import { norway } from './norway.ts';
import { poland } from './poland.ts';
import { portugal } from './portugal.ts';
import { spain } from './spain.ts';
import { sweden } from './sweden.ts';
import { switzerland } from './switzerland.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { unitedStates } from './united-states.ts';

const facts: readonly CountryFacts[] = [
  australia,
  austria,
  belgium,
  canada,
  denmark,
  finland,
  france,
  germany,
  ireland,
  italy,
  netherlands,
  newZealand,
  norway,
  poland,
  portugal,
  spain,
  sweden,
  switzerland,
  unitedKingdom,
  unitedStates,
];

const worded = (rules: CountryFacts, { place, facts: texts }: CountryWords): CountryRules => ({
  ...rules,
  place,
  facts: rules.facts.map((fact) => ({ ...fact, text: texts[fact.topic] ?? '' })),
});

/** The countries whose rules we know, in English and in alphabetical order. */
export const countryRules: readonly CountryRules[] = facts.map((rules) => worded(rules, englishCountries[rules.slug]));
