import { makeAdmitFile } from './admit-file.ts';
import { makeAskAdvice } from './ask-advice.ts';
import { makeDeleteAdvice } from './delete-advice.ts';
import { makeGetAdvice } from './get-advice.ts';
import { makeGetCareTask } from './get-care-task.ts';
import { makePlanCareTask } from './plan-care-task.ts';
import { makeQueueRefinements } from './queue-refinements.ts';
import { makeReadPaper } from './read-paper.ts';
import { makeRefineWeek } from './refine-week.ts';
import { makeSearchGuides } from './search-guides.ts';

export const adviceUseCases = {
  admitFile: makeAdmitFile,
  askAdvice: makeAskAdvice,
  deleteAdvice: makeDeleteAdvice,
  getAdvice: makeGetAdvice,
  getCareTask: makeGetCareTask,
  planCareTask: makePlanCareTask,
  queueRefinements: makeQueueRefinements,
  readPaper: makeReadPaper,
  refineWeek: makeRefineWeek,
  searchGuides: makeSearchGuides,
};
