import type { Advice } from './advice.ts';
import { dangerousWorkIn } from './dangerous-work.ts';
import type { ReadText } from './material.ts';

const mostTasks = 3;

/**
 * The answer without a model: the best guide, and as proposals the tasks that fit the home, the best first. Work that is
 * dangerous, if the question names it in English, is left to a professional.
 */
export function catalogueAdvice(
  question: string,
  texts: readonly ReadText[],
  isForHome: (taskId: string) => boolean,
): Advice {
  const tasks = texts.filter(({ kind, id }) => kind === 'task' && isForHome(id)).slice(0, mostTasks);
  const guide = texts.find(({ kind }) => kind === 'guide');
  // After the title, a guide says what it is about.
  const about = guide?.shown.paragraphs[1];
  return {
    steps: guide && about !== undefined ? [{ text: about, cites: [{ kind: 'guide', id: guide.id }] }] : [],
    taskIds: tasks.map(({ id }) => id),
    stop: dangerousWorkIn(question) ? 'professional' : 'none',
    proposals: tasks.map(({ id: taskId }) => ({ kind: 'task', taskId })),
  };
}
