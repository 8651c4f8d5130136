/** What a fact is about, as pages show it. */
export type FactTopic =
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
  | 'Mosquitoes'
  | 'Lead and asbestos'
  | 'Old stoves'
  | 'Damp and mould'
  | 'The building'
  | 'Blind cords'
  | 'Vehicle tests'
  | 'Winter tyres'
  | 'Renting'
  | 'Emergency numbers';

type FactTexts = { readonly [Topic in FactTopic]?: string };

/** `place` is the region’s name as it follows "in". */
type RegionWords = { readonly place: string; readonly facts: FactTexts };

/** The words of the rules and customs of one country. */
export type CountryWords = {
  /** Its name as it follows "in", such as "the Netherlands". */
  readonly place: string;
  /** One to three plain sentences by topic, with the marks of `localise`. */
  readonly facts: FactTexts;
  /** The rules of states and regions that have some of their own, by their code of ISO 3166-2. */
  readonly regions?: { readonly [Region in string]?: RegionWords };
};
