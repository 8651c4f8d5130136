const likely = (country: string) => new Intl.Locale(`und-${country || '001'}`).maximize();

/** The locale of most people in a country. With a script, Unicode's data would forget the country. */
export function localeOfCountry(country: string): string {
  const { language, region } = likely(country);
  return region ? `${language}-${region}` : language;
}

/** The language of most people in a country; English for an unknown one. */
export const languageOfCountry = (country: string): string => likely(country).language;
