import type { z } from 'zod';
import type { Contract } from '#apps/contract/index.ts';
import { tickedOf } from '#core/domain/care/ticked.ts';
import { compareTaskPlaces, type TaskPlace } from '#core/domain/tasks/task-order.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { week as words } from '#words/app/week/week.ts';

/** The response for one week; see apps/contract/week.ts. */
export type Week = z.output<Contract['getWeek']['response']>;
export type Task = Week['tasks'][number];
export type Guide = NonNullable<Task['guide']>;
export type Question = Week['questions'][number];
/** What a task asks about the home. */
export type OpenQuestion = NonNullable<Task['asks']>;
export type ClosedItem = Week['closed'][number];

export function isOverdue(task: Task, today: IsoDate): boolean {
  return !task.completed && task.scheduledAt < today;
}

/** The overdue tasks to display: all except those that the week proposes again. */
export function visibleOverdue(week: Week): readonly Task[] {
  const openTitles = new Set(week.tasks.filter((task) => !task.completed).map((task) => task.fullTitle));
  return inOrder(week.overdue.filter((task) => !openTitles.has(task.fullTitle)));
}

/** The server's order, also for tasks moved or added since. */
export const inOrder = (tasks: readonly Task[]): readonly Task[] =>
  tasks.toSorted((one, other) => compareTaskPlaces(placeOf(one), placeOf(other)));

function placeOf({ id, scheduledAt, guide, minutes, title }: Task): TaskPlace {
  return { date: scheduledAt, critical: guide?.critical ?? false, minutes, title, id };
}

/** The label of what ticks the task. */
export const tickLabel = ({ guide }: Pick<Task, 'guide'>): string => words.tick[tickedOf(guide)];
