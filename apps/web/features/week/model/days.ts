import { datesOfWeek, type IsoDate } from '#core/domain/time/dates.ts';
import { inOrder, type Task, type Week } from './week.ts';

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

/** Monday to Sunday, free days included. */
export function daysOf(week: Week): readonly Day[] {
  return datesOfWeek(week.weekStart).map((date) => dayOf(week, date));
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
