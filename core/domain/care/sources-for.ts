import { isAmong } from '../climate/countries.ts';
import type { PlacedSource } from './source.ts';

/** Who reads: at home in a country, or anyone who reads a language, which several countries do. */
export type SourceReader = {
  /** The most important first. */
  readonly countries: readonly string[];
  readonly language: string;
};

/** Sources in the order in which they convince the reader. */
export type SourcesFor = {
  readonly sources: readonly PlacedSource[];
  /** The laws of other countries, which say what is done there and prove nothing here. */
  readonly elsewhere: readonly PlacedSource[];
};

/** The members, and the three states that take over most of its law. */
const unionLaw = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(' ');

const isInUnion = (country: string): boolean => isAmong(country, unionLaw);

function holdsFor({ country }: PlacedSource, { countries }: SourceReader): boolean {
  if (country === 'EU') return countries.some(isInUnion);
  return country === undefined || countries.some((own) => isAmong(own, [country]));
}

/** The reader's countries in their order, with the law of each first; the reader's language, the EU, makers, all others. */
function rankOf(source: PlacedSource, reader: SourceReader): number {
  const { countries, language } = reader;
  const { country } = source;
  const own = country === undefined || country === 'EU' ? -1 : countries.findIndex((each) => isAmong(each, [country]));
  if (own >= 0) return own + (source.isLaw ? 0 : 0.5);
  if (source.language === language && country !== 'EU') return countries.length;
  if (country === 'EU') return countries.length + 1;
  return countries.length + (country === undefined ? 2 : 3);
}

/** Orders sources everywhere that people or programs read them. Those of one rank keep their order. */
export function sourcesFor(all: readonly PlacedSource[], reader: SourceReader): SourcesFor {
  const isForeignLaw = (source: PlacedSource) => source.isLaw === true && !holdsFor(source, reader);
  const byRank = (one: PlacedSource, other: PlacedSource) => rankOf(one, reader) - rankOf(other, reader);
  return {
    sources: all.filter((source) => !isForeignLaw(source)).sort(byRank),
    elsewhere: all.filter(isForeignLaw).sort(byRank),
  };
}
