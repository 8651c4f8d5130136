import type { CountryCode } from '../climate/countries.ts';

/** A country, or the European Union. */
export type SourceCountry = CountryCode | 'EU';

/** The source of a rule: the organisation (or maker) and the title of its guidance, with year and address where known. */
export type Source = {
  readonly organisation: string;
  readonly title: string;
  readonly year?: number;
  readonly url?: string;
};

/** A source with where it holds. Makers and bodies of several countries have neither country nor language. */
export type PlacedSource = Source & {
  readonly country?: SourceCountry;
  /** The code of the language that it is written in. */
  readonly language?: string;
  /** Whether it is the law of its country, which holds nowhere else. */
  readonly isLaw?: true;
};
