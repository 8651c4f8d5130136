import { addDays, type IsoDate, isIsoDate } from '#core/domain/dates.ts';

/** Why a task can't be planned on this day, for a field; undefined if it can. */
export function checkDay(date: string, today: IsoDate): string | undefined {
  if (!isIsoDate(date)) return 'Please choose a day';
  if (date < today) return 'Please choose today or a later day';
  return date > addDays(today, 3650) ? 'Please choose a day within ten years' : undefined;
}
