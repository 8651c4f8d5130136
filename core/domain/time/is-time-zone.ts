/** The platform's own name of a zone that has several, such as Europe/Kyiv. Throws for a name that it doesn't know. */
export const zoneNameOf = (name: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;

/**
 * Whether the platform knows the IANA name. Offsets such as "+03:00" are refused, because systems disagree on their
 * sign.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** A time zone as it is usually written, of one in any case: `Europe/Paris` of `europe/paris`. */
export function knownTimeZone(text: string): string {
  if (!isTimeZone(text)) return text;
  const isSame = (name: string) => name.toLowerCase() === text.toLowerCase();
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
  // An alias such as Asia/Kolkata stays what it is.
  return isSame(timeZone) ? timeZone : (Intl.supportedValuesOf('timeZone').find(isSame) ?? text);
}
