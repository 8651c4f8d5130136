import { addDays, type IsoDate, isIsoDate } from '#core/domain/dates.ts';

/** The distance in days of the last day that can be chosen. */
export const farthestDays = 3650;

/** Why a task can't be planned on this day, for a field; undefined if it can. */
export function checkDay(date: string, today: IsoDate): string | undefined {
  if (!isIsoDate(date)) return 'Please choose a day';
  if (date < today) return 'Please choose today or a later day';
  return date > addDays(today, farthestDays) ? 'Please choose a day within ten years' : undefined;
}
