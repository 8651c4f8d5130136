import { format } from '#words/format.ts';

/** "Monday 11 January at 08:03", in the time zone; in UTC, which it then names, if the browser doesn't know the zone. */
export function momentText(instant: string, timeZone: string): string {
  try {
    return format.moment(instant, 'weekdayAndTime', timeZone);
  } catch {
    return `${format.moment(instant, 'weekdayAndTime', 'UTC')} UTC`;
  }
}
