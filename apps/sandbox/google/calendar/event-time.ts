import { DateTime, IANAZone } from 'luxon';
import { z } from 'zod';
import { invalid, required } from '../refusal.ts';

/** Either `date`, for a whole day, or `dateTime`. */
export const eventTimeSchema = z.object({
  date: z.iso.date().nullish(),
  dateTime: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)?$/)
    .nullish(),
  timeZone: z.string().nullish(),
});
type EventTimeInput = z.output<typeof eventTimeSchema>;

/** As Google returns it: with the offset of the zone at that moment. */
export type EventTime =
  | { readonly date: string }
  | { readonly dateTime: string; readonly timeZone: string; readonly instant: number };

/** Whether it is an IANA name, and not an offset, which the platform accepts too. */
export const isZone = (name: string): boolean => /^[A-Z][\w+-]*(\/[\w+-]+)*$/.test(name) && IANAZone.isValidZone(name);

/** `which` is 'start' or 'end'. Without a zone of its own, a time with an offset is shown in the calendar's zone. */
export function readEventTime(input: EventTimeInput, which: string, calendarZone: string): EventTime {
  const { date, dateTime, timeZone } = input;
  if (date && dateTime) throw invalid(`Invalid ${which} time.`);
  if (timeZone && !isZone(timeZone)) throw invalid(`Invalid time zone definition for ${which} time.`);
  if (date) return { date };
  if (!dateTime) throw required(`Missing ${which} time.`);
  if (!timeZone && !/([Zz]|[+-]\d\d:\d\d)$/.test(dateTime))
    throw required(`Missing time zone definition for ${which} time.`);
  const zone = timeZone ?? calendarZone;
  // A wall-clock time that the zone skips moves forward by the skipped hour.
  const moment = DateTime.fromISO(dateTime.toUpperCase(), { zone });
  if (!moment.isValid) throw invalid(`Invalid value for: Invalid format: "${dateTime}"`);
  return { dateTime: isoOf(moment), timeZone: zone, instant: moment.toMillis() };
}

const isoOf = (moment: DateTime<true>): string => moment.toISO({ suppressMilliseconds: true });

/** Where the time lies on one scale, to compare and sort times. */
export const positionOf = (time: EventTime): number => ('date' in time ? Date.parse(time.date) : time.instant);
