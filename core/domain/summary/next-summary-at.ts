import { shuffle } from '../text/shuffle.ts';
import { addDays, type IsoDate, isIsoDate, weekdayOf, weekdays, weekStartOf } from '../time/dates.ts';
import { minuteMs } from '../time/durations.ts';
import { dateInZone, instantOf } from '../time/zones.ts';
import type { SummaryTime } from './preferences.ts';

/** A household's time for summaries. `timezone` is an IANA name. */
export type SummaryClock = SummaryTime & { readonly householdId: string; readonly timezone: string };

/** Summaries of one hour are spread over this long, so that not all of them are due at once. */
export const longestJitterMs = 10 * minuteMs;

/** How long after its full hour a household's summary is sent: from 0 to 10 minutes, always the same. */
export function jitterMs(householdId: string): number {
  return Math.floor(shuffle(householdId) * longestJitterMs);
}

/** The household's day; in UTC if its zone is unknown, so that one household can't stop the summaries of all. */
function dayAt({ timezone }: SummaryClock, at: Date): { readonly date: IsoDate; readonly zone: string } {
  const date = dateInZone(at, timezone);
  return isIsoDate(date) ? { date, zone: timezone } : { date: dateInZone(at, 'UTC'), zone: 'UTC' };
}

/**
 * The first time after an instant at which a household's summary is due, or the one that comes `weeksLater` after it.
 * An hour that a change of the clocks skips moves forward; of an hour that occurs twice, the first counts.
 */
export function nextSummaryAt(clock: SummaryClock, after: Date, weeksLater = 0): Date {
  const { date, zone } = dayAt(clock, after);
  const dueOn = (day: IsoDate) =>
    new Date(instantOf(day, `${String(clock.hour).padStart(2, '0')}:00`, zone).getTime() + jitterMs(clock.householdId));
  // A skipped hour or the jitter can move yesterday's summary to today.
  const earliest = addDays(date, -1);
  const days = (weekdays.indexOf(clock.weekday) - weekdays.indexOf(weekdayOf(earliest)) + 7) % 7;
  const first = addDays(earliest, days);
  const due = dueOn(first);
  const weeks = (due > after ? 0 : 1) + weeksLater;
  return weeks === 0 ? due : dueOn(addDays(first, 7 * weeks));
}

/** The Monday of the week to which a due summary counts. A household has one summary for each. */
export function weekOfSummary(clock: SummaryClock, dueAt: Date): IsoDate {
  const { date } = dayAt(clock, dueAt);
  // A skipped hour before midnight moves the summary to the next day, but not to the next week.
  return weekStartOf(weekdayOf(date) === clock.weekday ? date : addDays(date, -1));
}
