import { daysBetween, type IsoDate, weekStartOf } from '../dates.ts';
import { missedAfterDays } from '../week.ts';
import type { PlannedBefore } from './types.ts';

/** Whether the task is overdue: left open in the past, but not so long ago that it counts as missed. */
export function isWaiting({ status, scheduledOn }: PlannedBefore, today: IsoDate): boolean {
  return status === 'open' && scheduledOn < today && daysBetween(scheduledOn, weekStartOf(today)) <= missedAfterDays;
}
