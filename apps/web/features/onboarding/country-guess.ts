type Browser = { readonly languages: readonly string[]; readonly timezone: string | undefined };

/** The zones of a region as the platform knows them; empty where it does not tell. */
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
 * The country, only where a language the browser asks for names it and its clock agrees: half of the world reads
 * American English. Empty when that is not so.
 */
export function guessCountry({ languages, timezone }: Browser, isCountry: (code: string) => boolean): string {
  if (!timezone) return '';
  const regions = languages.map(regionOf).filter((region) => region !== undefined);
  return regions.find((region) => isCountry(region) && zonesOf(region).includes(timezone)) ?? '';
}

export function browserTimezone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
