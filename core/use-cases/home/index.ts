import { makeExcludeTask } from './exclude-task.ts';
import { makeIncludeTask } from './include-task.ts';

export const homeUseCases = {
  excludeTask: makeExcludeTask,
  includeTask: makeIncludeTask,
};
