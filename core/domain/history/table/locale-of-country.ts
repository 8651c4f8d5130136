/** A file has thousands of rows, and asking the platform takes longer than reading one. */
const known = new Map<string, Intl.Locale>();

function likely(country: string): Intl.Locale {
  const found = known.get(country) ?? new Intl.Locale(`und-${country || '001'}`).maximize();
  known.set(country, found);
  return found;
}

/** The locale of most people in a country. With a script, Unicode's data would forget the country. */
export function localeOfCountry(country: string): string {
  const { language, region } = likely(country);
  return region ? `${language}-${region}` : language;
}

/** The language of most people in a country; English for an unknown one. */
export const languageOfCountry = (country: string): string => likely(country).language;
