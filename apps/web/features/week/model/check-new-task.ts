import { longestTask } from '#core/domain/limits.ts';
import { addDays, type IsoDate, isIsoDate } from '#core/domain/time/dates.ts';
import { formFields } from '#words/app/form-fields.ts';
import { rest } from '#words/app/week/rest.ts';
import { checkDay, farthestDays } from '../../../household/check-day.ts';
import { checkTitle } from '../../../household/check-title.ts';
import { minutesFrom, type NewTask, type NewTaskErrors } from './new-task.ts';

export function checkDayDone(date: string, today: IsoDate): string | undefined {
  if (!isIsoDate(date)) return formFields.noDay;
  if (date > today) return formFields.todayOrEarlier;
  return date < addDays(today, -farthestDays) ? rest.task.tooEarly : undefined;
}

function checkMinutes(typed: string): string | undefined {
  const minutes = minutesFrom(typed);
  const isValid = minutes === null || (Number.isInteger(minutes) && minutes >= 1 && minutes <= longestTask);
  return isValid ? undefined : rest.task.badMinutes(longestTask);
}

/** A task on an earlier day is recorded as done, but what repeats begins today or later. */
export function checkNewTask({ title, date, minutes, repeats }: NewTask, today: IsoDate): NewTaskErrors {
  const dateError = repeats === 'never' && date < today ? checkDayDone(date, today) : checkDay(date, today);
  const minutesError = checkMinutes(minutes);
  const titleError = checkTitle(title);
  return {
    ...(titleError && { title: titleError }),
    ...(dateError && { date: dateError }),
    ...(minutesError && { minutes: minutesError }),
  };
}
