import type { Source } from '../../domain/care-task.ts';
import type { CountryCode } from '../../domain/countries.ts';
import type { IsoDate } from '../../domain/dates.ts';
import type { CountrySlug } from './country-slugs.ts';

/** What a fact is about, as pages show it. */
type FactTopic =
  | 'Boilers and heating'
  | 'Chimneys and stoves'
  | 'Smoke alarms'
  | 'Carbon monoxide'
  | 'Fire extinguishers'
  | 'Gas'
  | 'Wiring'
  | 'Hot water'
  | 'Air conditioning and heat pumps'
  | 'Ventilation'
  | 'Radon'
  | 'Septic tanks'
  | 'Wells'
  | 'Pools'
  | 'Hedges and trees'
  | 'Snow and ice'
  | 'Wildfire'
  | 'Termites'
  | 'The building'
  | 'Blind cords'
  | 'Vehicle tests'
  | 'Winter tyres'
  | 'Renting'
  | 'Emergency numbers';

/** One rule or custom of a country: who does a job, how often, and whether that is the owner or the tenant. */
export type CountryFact = {
  /** One fact per topic in each country. */
  readonly topic: FactTopic;
  /** One to three plain sentences, with the marks of `localise`. */
  readonly text: string;
  /** The care tasks whose readers need the fact. */
  readonly taskIds: readonly string[];
  /** The longest interval in days at which the law of the whole country demands each of these tasks. */
  readonly everyDays?: number;
  readonly source: Source;
  /** When the text was last compared with a published page. Absent until someone has. */
  readonly checkedOn?: IsoDate;
};

export type CountryRules = {
  readonly country: CountryCode;
  readonly slug: CountrySlug;
  /** Its name as it follows "in", such as "the Netherlands". */
  readonly place: string;
  readonly facts: readonly CountryFact[];
};
