import { addDays, type IsoDate } from '#core/domain/time/dates.ts';
import { rest } from '#words/app/week/rest.ts';
import type { Task } from './week.ts';

const { menu } = rest;

type Move = { readonly label: string; readonly date: IsoDate };

/** The days that the menu offers for an open task; completed tasks can't be moved. */
export function movesFor(task: Task, today: IsoDate): readonly Move[] {
  if (task.completed) return [];
  if (task.scheduledAt !== today) return [{ label: menu.toToday, date: today }];
  return [
    { label: menu.toTomorrow, date: addDays(today, 1) },
    { label: menu.toNextWeek, date: addDays(today, 7) },
  ];
}
