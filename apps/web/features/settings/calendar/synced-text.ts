import { dayMs } from '#core/domain/durations.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** `Today at 14:05`, `Yesterday at 14:05`, `5 January 2027 at 14:05`: on this device's clock. */
export function syncedText(instant: string, now: Date): string {
  const then = new Date(instant);
  return `${dayText(then, now)} at ${clock.format(then)}`;
}

function dayText(then: Date, now: Date): string {
  if (day.format(then) === day.format(now)) return 'Today';
  // A day of 23 or 25 hours begins and ends at midnight, too.
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day.format(then) === day.format(yesterday) ? 'Yesterday' : day.format(then);
}

/** In milliseconds. */
const noticedFor = 14 * dayMs;

/** `5 January 2027`, if that was recent enough to be news. */
export function recentDay(instant: string | null, now: Date): string | undefined {
  if (instant === null || now.getTime() - new Date(instant).getTime() > noticedFor) return undefined;
  return day.format(new Date(instant));
}
