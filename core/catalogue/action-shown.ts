import type { Language } from '../domain/languages.ts';
import { type ShownAction, stateOfAction } from '../domain/summary/action.ts';
import type { SummaryActionName } from '../domain/summary/preferences.ts';
import type { Task } from '../domain/tasks/task.ts';
import type { IsoDate } from '../domain/time/dates.ts';
import { offsetOf } from '../domain/time/week.ts';
import { textsIn } from './texts-in.ts';
import { tickedOfTask } from './ticked-of-task.ts';

type Reader = { readonly language: Language; readonly today: IsoDate };
type Link = { readonly action: SummaryActionName; readonly on: IsoDate };

/** What a link in a summary shows of its task, in the reader's language. */
export const actionShown = ({ action, on }: Link, task: Task, { language, today }: Reader): ShownAction => ({
  taskId: task.id,
  homeId: task.householdId,
  week: offsetOf(task.scheduledOn, today),
  title: textsIn(language).titlesOfTask(task).fullTitle,
  ticked: tickedOfTask(task),
  action,
  state: stateOfAction(action, task, on),
});
