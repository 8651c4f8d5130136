/** The country's time zone, where it has only one; from the platform's own data. */
export function timezoneOfCountry(country: string): string | undefined {
  const zones = new Intl.Locale(`und-${country}`).getTimeZones?.() ?? [];
  return zones.length === 1 ? zones[0] : undefined;
}
