import { addDays, type IsoDate } from '#core/domain/dates.ts';
import type { Task } from './week.ts';

type Move = { readonly label: string; readonly date: IsoDate };

/** The days that the menu offers for an open task; completed tasks can't be moved. */
export function movesFor(task: Task, today: IsoDate): readonly Move[] {
  if (task.completed) return [];
  if (task.scheduledAt !== today) return [{ label: 'Move to today', date: today }];
  return [
    { label: 'Move to tomorrow', date: addDays(today, 1) },
    { label: 'Move to next week', date: addDays(today, 7) },
  ];
}
