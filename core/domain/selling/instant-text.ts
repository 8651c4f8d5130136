const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(instant: Date, timeZone: string, locale: string, style: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${timeZone} ${Object.keys(style)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone });
  formats.set(key, format);
  return format.format(instant);
}

/** "20 January 2027", the day at an instant. */
export const dayText = (instant: Date, timezone: string, locale = 'en-GB'): string =>
  formatted(instant, timezone, locale, { dateStyle: 'long' });

/** "6 January 2027 at 12:00:05 (Europe/Paris)". */
export const instantText = (instant: Date, timezone: string, locale = 'en-GB'): string =>
  `${formatted(instant, timezone, locale, { dateStyle: 'long', timeStyle: 'medium' })} (${timezone})`;

/** The last day of a period whose end is the midnight after it. */
export const lastDayText = (endsAt: Date, timezone: string, locale?: string): string =>
  dayText(new Date(endsAt.getTime() - 1), timezone, locale);
