import type { PlacedSource, Source, SourceCountry } from '../../domain/care/source.ts';
import { issuersByCountry, lawmakers } from './issuers.ts';

const countryOfIssuer: ReadonlyMap<string, SourceCountry> = new Map(
  Object.entries(issuersByCountry).flatMap(([country, issuers]) =>
    issuers.map((issuer) => [issuer, country as SourceCountry] as const),
  ),
);

/** The language of a country's law and authorities; where there are several, the one of most of its sources here. */
const languageOf: { readonly [Country in SourceCountry]?: string } = {
  AT: 'de',
  BE: 'fr',
  BR: 'pt',
  CH: 'de',
  CZ: 'cs',
  DE: 'de',
  DK: 'da',
  ES: 'es',
  FI: 'fi',
  FR: 'fr',
  IS: 'is',
  IT: 'it',
  JP: 'ja',
  KR: 'ko',
  LU: 'fr',
  NL: 'nl',
  NO: 'nb',
  PL: 'pl',
  PT: 'pt',
  SE: 'sv',
};
const englishSpeaking = ['AU', 'CA', 'GB', 'HK', 'IE', 'IN', 'NZ', 'SG', 'US', 'ZA', 'EU'];

/** The language of the sources of a country, as a code of ISO 639-1. */
function languageOfSources(country: SourceCountry): string | undefined {
  return languageOf[country] ?? (englishSpeaking.includes(country) ? 'en' : undefined);
}

/** The source with where it holds. A country's rule knows its country itself, and its language where that isn't the usual one. */
export function placeSource(
  source: Source,
  of?: { readonly country: SourceCountry; readonly language?: string },
): PlacedSource {
  const country = of?.country ?? countryOfIssuer.get(source.organisation);
  if (country === undefined) return source;
  const language = of?.language ?? languageOfSources(country);
  const isLaw = of !== undefined || lawmakers.has(source.organisation);
  return { ...source, country, ...(language && { language }), ...(isLaw && { isLaw }) };
}
