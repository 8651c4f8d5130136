import { dayMs } from '#core/domain/time/durations.ts';
import { calendarConnection as words } from '#words/app/calendar-connection.ts';
import { format } from '#words/format.ts';

const dayOf = (instant: Date) => format.moment(instant, 'long');

/** `Today at 14:05`, `Yesterday at 14:05`, `5 January 2027 at 14:05`: on this device's clock. */
export function syncedText(instant: string, now: Date): string {
  const then = new Date(instant);
  return words.syncedAt(dayText(then, now), format.moment(then, 'time'));
}

function dayText(then: Date, now: Date): string {
  if (dayOf(then) === dayOf(now)) return words.today;
  // A day of 23 or 25 hours begins and ends at midnight, too.
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return dayOf(then) === dayOf(yesterday) ? words.yesterday : dayOf(then);
}

/** In milliseconds. */
const noticedFor = 14 * dayMs;

/** `5 January 2027`, if that was recent enough to be news. */
export function recentDay(instant: string | null, now: Date): string | undefined {
  if (instant === null || now.getTime() - new Date(instant).getTime() > noticedFor) return undefined;
  return dayOf(new Date(instant));
}
