type Browser = { readonly languages: readonly string[]; readonly timezone: string | undefined };

/** The region's time zones; empty in browsers without `getTimeZones`. */
function zonesOf(region: string): readonly string[] {
  try {
    const locale = new Intl.Locale('und', { region }) as Intl.Locale & { getTimeZones?: () => string[] | undefined };
    return locale.getTimeZones?.() ?? [];
  } catch {
    return [];
  }
}

function localeOf(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language);
  } catch {
    return undefined;
  }
}

/**
 * Guesses the country only when one of the browser's languages names it and the browser's time zone belongs to it,
 * because many people outside the US read American English. Returns an empty string otherwise.
 */
export function guessCountry({ languages, timezone }: Browser, isCountry: (code: string) => boolean): string {
  if (!timezone) return '';
  const regions = languages.map((language) => localeOf(language)?.region).filter((region) => region !== undefined);
  return regions.find((region) => isCountry(region) && zonesOf(region).includes(timezone)) ?? '';
}

const mostLikely = 5;

/**
 * The countries that the browser makes likely, at most five: that of its time zone, then those of its languages, where
 * `de` without a region is Germany. It takes about 0.1 s if no language names the country of the zone.
 */
export function likelyCountries({ languages, timezone }: Browser, countries: readonly string[]): readonly string[] {
  const regions = languages.map((language) => localeOf(language)?.maximize().region);
  const spoken = regions.filter((code) => code !== undefined).filter((code) => countries.includes(code));
  // A zone belongs to one country only.
  const here = timezone && [...spoken, ...countries].find((code) => zonesOf(code).includes(timezone));
  return [...new Set(here ? [here, ...spoken] : spoken)].slice(0, mostLikely);
}

export function browserTimezone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
