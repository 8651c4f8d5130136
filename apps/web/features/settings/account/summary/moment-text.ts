/** "Monday 11 January at 08:03", in the time zone; in UTC, which it then names, if the browser doesn't know the zone. */
export function momentText(instant: string, timeZone: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  const moment = new Date(instant);
  try {
    return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(moment);
  } catch {
    return `${new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(moment)} UTC`;
  }
}
