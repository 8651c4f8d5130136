import { makeAnswerQuestions } from './answer-questions.ts';
import { makeAnswerRhythm } from './answer-rhythm.ts';
import { makeExcludeTask } from './exclude-task.ts';
import { makeGetHome } from './get-home.ts';
import { makeGetRhythms } from './get-rhythms.ts';
import { makeGetYear } from './get-year.ts';
import { makeIncludeTask } from './include-task.ts';
import { makeOpenItem } from './open-item.ts';
import { makeSetLastDone } from './set-last-done.ts';
import { makeUndoRhythm } from './undo-rhythm.ts';

export const homeUseCases = {
  answerQuestions: makeAnswerQuestions,
  answerRhythm: makeAnswerRhythm,
  excludeTask: makeExcludeTask,
  getHome: makeGetHome,
  getRhythms: makeGetRhythms,
  getYear: makeGetYear,
  includeTask: makeIncludeTask,
  openItem: makeOpenItem,
  setLastDone: makeSetLastDone,
  undoRhythm: makeUndoRhythm,
};
