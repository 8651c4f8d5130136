import type { Source } from '../../domain/care/source.ts';
import type { CountryCode } from '../../domain/climate/countries.ts';
import type { FactTopic } from '../../languages/country-words.ts';
import type { Checked } from './checked.ts';
import type { CountrySlug } from './country-slugs.ts';

/** One rule or custom of a country: who does a job, how often, and whether that is the owner or the tenant. */
type UnwordedFact = {
  /** One fact per topic in each country and region. */
  readonly topic: FactTopic;
  /** The care tasks whose readers need the fact. */
  readonly taskIds: readonly string[];
  /** The longest interval in days at which the law of the whole country, or of the region, demands each of these tasks. */
  readonly everyDays?: number;
  /** With the official address of its text. */
  readonly source: Source & { readonly url: string };
  /** The language of its source, where that isn't the usual one of the country. */
  readonly language?: string;
  /** The state or region where alone it holds, as a code of ISO 3166-2. */
  readonly region?: string;
  readonly checked: Checked;
};

/** The rules of a country without their words. */
export type CountryFacts = {
  readonly country: CountryCode;
  readonly slug: CountrySlug;
  readonly facts: readonly UnwordedFact[];
};

export type CountryFact = UnwordedFact & {
  /** One to three plain sentences, with the marks of `localise`. */
  readonly text: string;
  /** The country, or the region where alone it holds, as it follows "in". */
  readonly place: string;
};

export type CountryRules = Omit<CountryFacts, 'facts'> & {
  /** Its name as it follows "in", such as "the Netherlands". */
  readonly place: string;
  readonly facts: readonly CountryFact[];
};
