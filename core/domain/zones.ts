import { DateTime } from 'luxon';
import { type IsoDate, isIsoDate } from './dates.ts';

/** The calendar day in a time zone at an instant. `zone` is an IANA name. */
export function dateInZone(instant: Date, zone: string): IsoDate {
  return DateTime.fromJSDate(instant, { zone }).toFormat('yyyy-MM-dd');
}

/** Noon of a day in a time zone, which exists on every day of every zone. */
export function noonOf(date: IsoDate, zone: string): Date {
  return hourOf(date, 12, zone);
}

/**
 * A full hour of a day in a time zone, from 0 to 23. An hour that a change of the clocks skips moves forward by the
 * change. Of an hour that occurs twice, it is the first.
 */
export function hourOf(date: IsoDate, hour: number, zone: string): Date {
  const time = DateTime.fromISO(`${date}T${String(hour).padStart(2, '0')}:00`, { zone });
  return new Date(Math.min(...time.getPossibleOffsets().map((possible) => possible.toMillis())));
}

/** Luxon would complete an instant without a date from the server's clock. */
const datedInstant = /^\d{4}-\d\d-\d\dT/;

/** The household's day of a date or an ISO instant. Undefined for other text and for years out of range. */
export function dayNamed(dateOrInstant: string, zone: string): IsoDate | undefined {
  if (isIsoDate(dateOrInstant)) return dateOrInstant;
  const instant = DateTime.fromISO(dateOrInstant, { zone });
  const date = datedInstant.test(dateOrInstant) && instant.isValid ? instant.toFormat('yyyy-MM-dd') : '';
  return isIsoDate(date) ? date : undefined;
}
