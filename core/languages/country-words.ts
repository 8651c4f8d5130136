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
  | 'The building'
  | 'Blind cords'
  | 'Vehicle tests'
  | 'Winter tyres'
  | 'Renting'
  | 'Emergency numbers';

/** The words of the rules and customs of one country. */
export type CountryWords = {
  /** Its name as it follows "in", such as "the Netherlands". */
  readonly place: string;
  /** One to three plain sentences by topic, with the marks of `localise`. */
  readonly facts: { readonly [Topic in FactTopic]?: string };
};
