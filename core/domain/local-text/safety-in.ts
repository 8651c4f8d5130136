import type { CareTask } from '../care/care-task.ts';
import { type LocalWords, localise } from './localise.ts';

type Safety = Pick<CareTask, 'safety' | 'safetyIn'>;

/** A task's safety text as people in the country read it. What isn't translated yet is wholly English. */
export function safetyIn(country: string | undefined, task: Safety, local: LocalWords): Safety {
  const { safety, safetyIn: language } = task;
  if (safety === undefined) return {};
  return language
    ? { safety: localise(safety, country), safetyIn: language }
    : { safety: localise(safety, country, local) };
}

/** The task for what can't mark a language: a safety text that isn't translated yet follows `note`, which says so. */
export function withNote<Task extends Safety>(country: string | undefined, task: Task, note: string): Task {
  const { safety, safetyIn: language } = task;
  return safety && language ? { ...task, safety: `${note} ${localise(safety, country)}` } : task;
}
