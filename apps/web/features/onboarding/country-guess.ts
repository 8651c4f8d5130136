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

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
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
  const regions = languages.map(regionOf).filter((region) => region !== undefined);
  return regions.find((region) => isCountry(region) && zonesOf(region).includes(timezone)) ?? '';
}

export function browserTimezone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
