import { makeAddTask } from './add-task.ts';
import { makeClearOverdue } from './clear-overdue.ts';
import { makeCompleteTask } from './complete-task.ts';
import { makeDeleteTask } from './delete-task.ts';
import { makeGenerateWeeks } from './generate-weeks.ts';
import { makeGetDays } from './get-days.ts';
import { makeGetNext } from './get-next.ts';
import { makeGetWeek } from './get-week.ts';
import { makePutTasksBack } from './put-tasks-back.ts';
import { makeQueueWeeks } from './queue-weeks.ts';
import { makeReplanWeek } from './replan-week.ts';
import { makeRescheduleTask } from './reschedule-task.ts';
import { makeRestoreTask } from './restore-task.ts';
import { makeTickSteps } from './tick-steps.ts';

export const weekUseCases = {
  addTask: makeAddTask,
  completeTask: makeCompleteTask,
  deleteTask: makeDeleteTask,
  generateWeeks: makeGenerateWeeks,
  getDays: makeGetDays,
  getNext: makeGetNext,
  getWeek: makeGetWeek,
  putTasksBack: makePutTasksBack,
  queueWeeks: makeQueueWeeks,
  replanWeek: makeReplanWeek,
  rescheduleTask: makeRescheduleTask,
  restoreTask: makeRestoreTask,
  tickSteps: makeTickSteps,
  clearOverdue: makeClearOverdue,
};
