import { careTaskIdOf, type Task } from '../domain/tasks/task.ts';
import { careTaskById } from './index.ts';

type Words = Pick<Task, 'title' | 'description' | 'category'>;

/** A retired task keeps the words with which it was planned. */
function careTaskOf({ source }: Pick<Task, 'source'>) {
  const id = careTaskIdOf(source) ?? '';
  const found = careTaskById.get(id);
  return found?.task.id === id ? found : undefined;
}

/** Whether the catalogue has the words of the task. */
export const isOfCatalogue = (task: Pick<Task, 'source'>): boolean => careTaskOf(task) !== undefined;

/** The words that the catalogue has for a planned task, in English. Undefined for the household's own tasks. */
export function wordsOfTask(planned: Pick<Task, 'source'>, isRequest: boolean): Words | undefined {
  const found = careTaskOf(planned);
  if (!found) return undefined;
  const { item, task } = found;
  const title = isRequest ? (task.landlord?.title ?? task.title) : task.title;
  return { title, description: task.why, category: item.name };
}

/** A task that is open again says what the catalogue says of it now. */
export const withWordsOfToday = (task: Task): Task => ({ ...task, ...wordsOfTask(task, task.isRequest ?? false) });
