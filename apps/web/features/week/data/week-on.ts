import { call } from '#apps/ui/api/client.ts';
import { daysBetween, type IsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import type { Week } from '../model/week.ts';

/**
 * Returns the week as it is seen on `today`. Offline, the service worker returns a week that it kept days ago: what was
 * next week then may have begun since. Throws ApiError if the week that has begun was not kept.
 */
export async function weekOn(today: IsoDate, offset: number, kept: Week): Promise<Week> {
  if (kept.today >= today) return kept;
  const begun = daysBetween(weekStartOf(kept.today), weekStartOf(today)) / 7;
  const week = begun > 0 ? await call('getWeek', { params: { offset: offset + begun } }) : kept;
  return { ...week, today };
}
