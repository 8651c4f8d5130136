import { careTaskIdOf, type Task } from '../domain/task.ts';
import { compareTaskPlaces, type TaskPlace } from '../domain/task-order.ts';
import { careTaskById } from './index.ts';

/** The tasks in the order in which every screen, mail and calendar shows them. */
export const inDisplayOrder = (tasks: readonly Task[]): readonly Task[] =>
  tasks
    .map((task) => ({ task, place: placeOf(task) }))
    .sort((one, other) => compareTaskPlaces(one.place, other.place))
    .map(({ task }) => task);

function placeOf({ id, source, scheduledOn, title, minutes }: Task): TaskPlace {
  const critical = careTaskById.get(careTaskIdOf(source) ?? '')?.task.stake === 'danger';
  return { date: scheduledOn, critical, minutes: minutes ?? null, title, id };
}
