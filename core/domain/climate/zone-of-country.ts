/** The country's time zone, if the platform knows only one for it. */
export function timezoneOfCountry(country: string): string | undefined {
  const zones = new Intl.Locale(`und-${country}`).getTimeZones?.() ?? [];
  return zones.length === 1 ? zones[0] : undefined;
}
