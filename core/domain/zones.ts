import { DateTime, IANAZone } from 'luxon';
import { dateOfDay, type IsoDate, isIsoDate } from './dates.ts';
import { dayMs, minuteMs } from './durations.ts';

/** The calendar day in a time zone at an instant. `zone` is an IANA name. */
export function dateInZone(instant: Date, zone: string): IsoDate {
  return DateTime.fromJSDate(instant, { zone }).toFormat('yyyy-MM-dd');
}

/** Noon of a day in a time zone, which exists on every day of every zone. */
export function noonOf(date: IsoDate, zone: string): Date {
  return DateTime.fromISO(`${date}T12:00`, { zone }).toJSDate();
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

const weekMs = 7 * dayMs;
/** The offset of a zone at the start of each week since 1970 that was asked for, in minutes. It never changes. */
const offsetsOfZones = new Map<string, Map<number, number>>();
/** Days that were written before, by their numbers, because writing one takes longer than finding it. */
const writtenDays = new Map<number, IsoDate>();

function dayWritten(day: number): IsoDate {
  const date = writtenDays.get(day) ?? dateOfDay(day);
  writtenDays.set(day, date);
  return date;
}

/**
 * Like `dateInZone`, for code that converts thousands of instants: it returns a function for one zone. Looking up an
 * offset is slow, so a week that begins and ends with the same offset is taken to have no other.
 */
export function dayReader(zone: string): (instant: Date) => IsoDate {
  const known = IANAZone.create(zone);
  const offsets = offsetsOfZones.get(zone) ?? new Map<number, number>();
  offsetsOfZones.set(zone, offsets);
  const offsetAt = (week: number): number => {
    const offset = offsets.get(week) ?? known.offset(week * weekMs);
    offsets.set(week, offset);
    return offset;
  };
  return (instant) => {
    const at = instant.getTime();
    const week = Math.floor(at / weekMs);
    const offset = offsetAt(week);
    const minutes = offset === offsetAt(week + 1) ? offset : known.offset(at);
    return dayWritten(Math.floor((at + minutes * minuteMs) / dayMs));
  };
}
