import { addDays, type IsoDate, isIsoDate } from '#core/domain/time/dates.ts';
import { formFields } from '#words/app/form-fields.ts';
import { taskFields as words } from '#words/app/task-fields.ts';

/** The distance in days of the last day that can be chosen. */
export const farthestDays = 3650;

/** Why a task can't be planned on this day, for a field; undefined if it can. */
export function checkDay(date: string, today: IsoDate): string | undefined {
  if (!isIsoDate(date)) return formFields.noDay;
  if (date < today) return formFields.todayOrLater;
  return date > addDays(today, farthestDays) ? words.farDay : undefined;
}
