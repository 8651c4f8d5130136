import type { Ticked } from '../care/ticked.ts';
import type { Task } from '../tasks/task.ts';
import { addDays, type IsoDate } from '../time/dates.ts';
import type { SummaryActionName } from './preferences.ts';

/** Whether the action of a summary's link has been taken, by the link or otherwise. */
type ActionState = 'open' | 'done' | 'moved';

/** What a link shows: nothing of the household but its id and this task. */
export type ShownAction = {
  readonly taskId: string;
  readonly homeId: string;
  /** How many weeks after the current one it is. */
  readonly week: number;
  /** Of the task. */
  readonly title: string;
  readonly ticked: Ticked;
  readonly action: SummaryActionName;
  readonly state: ActionState;
};

/** `on`: the day of the task when the summary was sent. */
export function stateOfAction(action: SummaryActionName, task: Task, on: IsoDate): ActionState {
  if (task.status === 'done') return 'done';
  return action === 'not-this-week' && task.scheduledOn >= addDays(on, 7) ? 'moved' : 'open';
}

/** The day to which "Not this week" moves a task: the same weekday, a week later and not in the past. */
export function dayNextWeek(on: IsoDate, today: IsoDate): IsoDate {
  const next = addDays(on, 7);
  return next < today ? addDays(next, 7) : next;
}
