import type { ListedTask } from '../domain/calendar/day-text.ts';
import type { Language } from '../domain/languages.ts';
import { localise } from '../domain/local-text/localise.ts';
import { withNote } from '../domain/local-text/safety-in.ts';
import { careTaskIdOf, type Task } from '../domain/tasks/task.ts';
import { careTasksOf, type Resident } from './care-tasks-of.ts';
import { guideOfItem } from './guide-of-item.ts';
import { textsIn } from './texts-in.ts';

type Showing = { readonly baseUrl: string; readonly language: Language };

/** What a calendar says about a task, in the words of the reader and for their home. */
export function listedTask(task: Task, household: Resident, { baseUrl, language }: Showing): ListedTask {
  const { status, minutes, description } = task;
  const { local, slugs, titlesOfTask, untranslated } = textsIn(language);
  const common = {
    title: titlesOfTask(task).fullTitle,
    done: status === 'done',
    ...(minutes !== undefined && { minutes }),
  };
  const found = careTasksOf(household, language)(careTaskIdOf(task.source) ?? '');
  if (!found) return { ...common, why: description, steps: task.steps ?? [] };
  const { why, steps, safety } = withNote(household.country, found.task, untranslated);
  const text = (words: string) => localise(words, household.country, local);
  const guide = guideOfItem.get(found.item.name);
  return {
    ...common,
    why: text(why),
    steps: steps.map(text),
    ...(safety !== undefined && { safety: text(safety) }),
    ...(guide && { guide: `${baseUrl}${slugs.guide(guide)}` }),
  };
}
