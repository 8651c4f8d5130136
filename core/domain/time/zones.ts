import { DateTime, IANAZone } from 'luxon';
import { dateOfDay, type IsoDate, isIsoDate } from './dates.ts';
import { dayMs, minuteMs } from './durations.ts';
import type { LocalTime } from './local-time.ts';

/** The calendar day in a time zone at an instant. `zone` is an IANA name; for another name it is not a date. */
export function dateInZone(instant: Date, zone: string): IsoDate {
  const at = instant.getTime();
  // Counting with the offset takes a third of the time of a DateTime.
  const local = at + IANAZone.create(zone).offset(at) * minuteMs;
  return Number.isNaN(local) ? 'unknown' : new Date(local).toISOString().slice(0, 10);
}

/** Noon of a day in a time zone, which exists on every day of every zone. */
export const noonOf = (date: IsoDate, zone: string): Date => instantOf(date, '12:00', zone);

/**
 * The instant of a time, `HH:mm`, on a day in a time zone. A time that a change of the clocks skips moves forward by the
 * change. Of a time that the clocks show twice, it is the first: Luxon alone would choose by the current season.
 */
export function instantOf(date: IsoDate, time: string, zone: string): Date {
  const place = IANAZone.create(zone);
  const offset = (at: number) => place.offset(at);
  const local = Date.parse(`${date}T${time}Z`);
  const [before, after] = [offset(local - dayMs), offset(local + dayMs)];
  if (before === after) return new Date(local - before * minuteMs);
  const possible = [before, after].map((minutes) => ({ minutes, at: local - minutes * minuteMs }));
  const valid = possible.filter(({ minutes, at }) => offset(at) === minutes).map(({ at }) => at);
  // No offset leads to a skipped time; the offset before the change moves it forward.
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

/** The offset distinguishes the two times that the clocks show twice. */
const localFormat = "yyyy-MM-dd'T'HH:mm:ssZZ";

/** When an event begins and ends that lasts some minutes from `startTime`, as in `instantOf`. */
export function slotOn(
  date: IsoDate,
  startTime: string,
  minutes: number,
  zone: string,
): { readonly startsAt: LocalTime; readonly endsAt: LocalTime } {
  const start = DateTime.fromJSDate(instantOf(date, startTime, zone), { zone });
  const startsAt = start.toFormat(localFormat);
  return { startsAt, endsAt: start.plus({ minutes }).toFormat(localFormat) };
}

/** The offsets of a zone at the starts of spans since 1970 that were asked for, in minutes. They never change. */
const knownOffsets = new Map<string, Map<number, number>>();

/** Returns the offset at an instant, in minutes, or undefined if it changes within the instant's span of so many milliseconds. */
function offsetsBySpan(zone: IANAZone, span: number): (at: number) => number | undefined {
  const key = `${zone.name} ${span}`;
  const starts = knownOffsets.get(key) ?? new Map<number, number>();
  knownOffsets.set(key, starts);
  const startOf = (index: number): number => {
    const known = starts.get(index);
    if (known !== undefined) return known;
    const offset = zone.offset(index * span);
    starts.set(index, offset);
    return offset;
  };
  return (at) => {
    const index = Math.floor(at / span);
    const offset = startOf(index);
    return offset === startOf(index + 1) ? offset : undefined;
  };
}

/**
 * Like `dateInZone`, for code that converts thousands of instants: it returns a function for one zone. Looking up an
 * offset is slow, so a week that begins and ends with the same offset is taken to have no other, and so is a day.
 */
export function dayReader(zone: string): (instant: Date) => IsoDate {
  const place = IANAZone.create(zone);
  const [inWeek, inDay] = [offsetsBySpan(place, 7 * dayMs), offsetsBySpan(place, dayMs)];
  return (instant) => {
    const at = instant.getTime();
    const minutes = inWeek(at) ?? inDay(at) ?? place.offset(at);
    return dateOfDay(Math.floor((at + minutes * minuteMs) / dayMs));
  };
}
