import { daysBetween, type IsoDate, weekStartOf } from '../dates.ts';
import { missedAfterDays } from '../week.ts';
import type { PlannedBefore } from './types.ts';

/** Left open in the past, and not so long before the current week that it counts as missed: it shows as overdue. */
export function isWaiting({ status, scheduledOn }: PlannedBefore, today: IsoDate): boolean {
  return status === 'open' && scheduledOn < today && daysBetween(scheduledOn, weekStartOf(today)) <= missedAfterDays;
}
