import { addDays, type IsoDate } from '#core/domain/dates.ts';
import { holdsDate, inOrder, type Task, type Week } from './week.ts';

export type Day = {
  readonly date: IsoDate;
  readonly isToday: boolean;
  readonly tasks: readonly Task[];
  /** Total of all tasks, done or not. */
  readonly minutes: number;
  readonly allDone: boolean;
};

export function minutesOf(tasks: readonly Task[]): number {
  return tasks.reduce((sum, task) => sum + (task.minutes ?? 0), 0);
}

/** Monday to Sunday: the days that have tasks, plus today if it is in the week. */
export function daysOf(week: Week): readonly Day[] {
  const dates = Array.from({ length: 7 }, (_, index) => addDays(week.weekStart, index));
  return dates
    .map((date) => dayOf(week, date))
    .filter((day) => day.tasks.length > 0 || (day.isToday && holdsDate(week, day.date)));
}

export function dayOf(week: Week, date: IsoDate): Day {
  const tasks = inOrder(week.tasks.filter((task) => task.scheduledAt === date));
  return {
    date,
    isToday: date === week.today,
    tasks,
    minutes: minutesOf(tasks),
    allDone: tasks.length > 0 && tasks.every((task) => task.completed),
  };
}
