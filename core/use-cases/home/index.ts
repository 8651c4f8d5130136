import { makeAnswerQuestions } from './answer-questions.ts';
import { makeExcludeTask } from './exclude-task.ts';
import { makeGetHome } from './get-home.ts';
import { makeGetYear } from './get-year.ts';
import { makeIncludeTask } from './include-task.ts';
import { makeOpenItem } from './open-item.ts';
import { makeSetLastDone } from './set-last-done.ts';

export const homeUseCases = {
  answerQuestions: makeAnswerQuestions,
  excludeTask: makeExcludeTask,
  getHome: makeGetHome,
  getYear: makeGetYear,
  includeTask: makeIncludeTask,
  openItem: makeOpenItem,
  setLastDone: makeSetLastDone,
};
