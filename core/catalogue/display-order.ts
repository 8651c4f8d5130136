import type { Task } from '../domain/tasks/task.ts';
import { compareTaskPlaces, type TaskPlace } from '../domain/tasks/task-order.ts';
import { isSafetyTask } from './is-safety-task.ts';

/** The tasks in the order in which every screen, mail and calendar shows them. */
export const inDisplayOrder = (tasks: readonly Task[]): readonly Task[] =>
  tasks
    .map((task) => ({ task, place: placeOf(task) }))
    .sort((one, other) => compareTaskPlaces(one.place, other.place))
    .map(({ task }) => task);

function placeOf(task: Task): TaskPlace {
  const { id, scheduledOn, title, minutes } = task;
  return { date: scheduledOn, critical: isSafetyTask(task), minutes: minutes ?? null, title, id };
}
