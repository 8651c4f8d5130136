import { careTaskIdOf, type Task } from '../domain/tasks/task.ts';
import { careTaskById } from './index.ts';

/** Whether leaving the task undone is a danger. A user's own task is never one for the plan. */
export function isSafetyTask({ source }: Pick<Task, 'source'>): boolean {
  return careTaskById.get(careTaskIdOf(source) ?? '')?.task.stake === 'danger';
}
