import { addDays, type IsoDate, isIsoDate } from '#core/domain/dates.ts';
import { checkDay } from '../../../household/check-day.ts';
import type { NewTask, NewTaskErrors } from './new-task.ts';

export function checkDayDone(date: string, today: IsoDate): string | undefined {
  if (!isIsoDate(date)) return 'Please choose a day';
  if (date > today) return 'Please choose today or an earlier day';
  return date < addDays(today, -3650) ? 'Please choose a day within the last ten years' : undefined;
}

export function checkNewTask({ title, date }: NewTask, today: IsoDate): NewTaskErrors {
  const dateError = checkDay(date, today);
  return { ...(title.trim() === '' && { title: 'Please enter a task title' }), ...(dateError && { date: dateError }) };
}
