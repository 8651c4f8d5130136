import type { IsoDate } from '../time/dates.ts';
import { hourMs } from '../time/durations.ts';
import { dateInZone, instantOf } from '../time/zones.ts';
import { type PushSubscription, pushHours } from './subscription.ts';

/** What a notification's buttons do, in the order of importance: most devices show two. */
export const pushButtons = ['done', 'later', 'next-week'] as const;
export type PushButton = (typeof pushButtons)[number];

/** What the buttons of a notification are about. It is sealed, and only the browser that shows it can read that. */
export type PushAction = Pick<PushSubscription, 'personId' | 'sessionId' | 'householdId'> & {
  readonly day: IsoDate;
  readonly taskIds: readonly string[];
};

/** The purpose for which it is sealed. */
export const pushActionPurpose = 'push action';

/** A notification about more tasks has no buttons, because it doesn't show what they would change. */
export const mostButtonTasks = 10;

/** Buttons work for so many days: a device may have been without a connection. */
export const buttonDays = 14;

const laterMs = 3 * hourMs;

/** When "Later today" shows the tasks again: three hours later, though not at night. Undefined if that is too late. */
export function laterToday(now: Date, timezone: string): Date | undefined {
  const night = instantOf(dateInZone(now, timezone), `${pushHours.last}:30`, timezone);
  const later = new Date(now.getTime() + laterMs);
  if (later <= night) return later;
  return now.getTime() + hourMs <= night.getTime() ? night : undefined;
}
