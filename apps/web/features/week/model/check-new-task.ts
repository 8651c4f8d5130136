import { addDays, type IsoDate, isIsoDate } from '#core/domain/dates.ts';
import { longestTask } from '#core/domain/limits.ts';
import { checkDay, farthestDays } from '../../../household/check-day.ts';
import { checkTitle } from '../../../household/check-title.ts';
import { minutesFrom, type NewTask, type NewTaskErrors } from './new-task.ts';

export function checkDayDone(date: string, today: IsoDate): string | undefined {
  if (!isIsoDate(date)) return 'Please choose a day';
  if (date > today) return 'Please choose today or an earlier day';
  return date < addDays(today, -farthestDays) ? 'Please choose a day within the last ten years' : undefined;
}

function checkMinutes(typed: string): string | undefined {
  const minutes = minutesFrom(typed);
  const isValid = minutes === null || (Number.isInteger(minutes) && minutes >= 1 && minutes <= longestTask);
  return isValid ? undefined : `Please enter whole minutes, from 1 to ${longestTask}`;
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
