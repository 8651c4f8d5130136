import { DateTime, IANAZone } from 'luxon';
import { type IsoDate, isIsoDate } from './dates.ts';
import { dayMs, hourMs, minuteMs } from './durations.ts';

/** The calendar day in a time zone at an instant. `zone` is an IANA name; for another name it is not a date. */
export function dateInZone(instant: Date, zone: string): IsoDate {
  const at = instant.getTime();
  // Counting with the offset takes a third of the time of a DateTime.
  const local = at + IANAZone.create(zone).offset(at) * minuteMs;
  return Number.isNaN(local) ? 'unknown' : new Date(local).toISOString().slice(0, 10);
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
  const place = IANAZone.create(zone);
  const offset = (at: number) => place.offset(at);
  const local = Date.parse(date) + hour * hourMs;
  const [before, after] = [offset(local - dayMs), offset(local + dayMs)];
  if (before === after) return new Date(local - before * minuteMs);
  const possible = [before, after].map((minutes) => ({ minutes, at: local - minutes * minuteMs }));
  const valid = possible.filter(({ minutes, at }) => offset(at) === minutes).map(({ at }) => at);
  // No offset leads to a skipped hour; the offset before the change moves it forward.
  return new Date(valid.length > 0 ? Math.min(...valid) : local - before * minuteMs);
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
