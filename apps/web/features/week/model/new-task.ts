import { isolated } from '#core/domain/text/isolated.ts';
import { addDays, type IsoDate } from '#core/domain/time/dates.ts';
import type { Recurrence } from '#core/domain/time/recurrence.ts';
import { randomId } from '../../../household/random-id.ts';
import type { Task, Week } from './week.ts';

/** The contents of the form for a task of the user's own. */
export type NewTask = {
  readonly title: string;
  readonly date: IsoDate;
  readonly notes: string;
  /** As typed; empty if unknown. */
  readonly minutes: string;
  readonly repeats: Recurrence | 'never';
};
export type NewTaskErrors = { readonly [Field in keyof NewTask]?: string };

export const emptyTask = (date: IsoDate): NewTask => ({ title: '', date, notes: '', minutes: '', repeats: 'never' });

export const minutesFrom = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** The task, with its id, as displayed until the server has saved it. On an earlier day, it is recorded as done. */
export function taskFrom({ title, date, notes, minutes }: NewTask, today: IsoDate): Task {
  const completed = date < today;
  return {
    id: randomId(),
    title: title.trim(),
    fullTitle: isolated(title.trim()),
    description: notes.trim(),
    category: '',
    completed,
    completedAt: completed ? `${date}T12:00:00Z` : null,
    completedBy: null,
    movedBy: null,
    assignedTo: null,
    scheduledAt: date,
    isUserCreated: true,
    minutes: minutesFrom(minutes),
    steps: [],
    stepsDone: [],
    reason: null,
    line: null,
    asksLastDone: false,
    asks: null,
    isAssumed: false,
    guide: null,
  };
}

/** The task with the form's contents. */
export function editedTask(task: Task, { title, date, notes, minutes }: NewTask): Task {
  return {
    ...task,
    title: title.trim(),
    fullTitle: isolated(title.trim()),
    description: notes.trim(),
    scheduledAt: date,
    minutes: minutesFrom(minutes),
  };
}

export const fieldsOf = (task: Task): NewTask => ({
  title: task.title,
  date: task.scheduledAt,
  notes: task.description,
  minutes: task.minutes === null ? '' : String(task.minutes),
  repeats: 'never',
});

/** Today, the Monday of a future week, or the Sunday of a past one. */
export function defaultDay({ weekStart, today }: Pick<Week, 'weekStart' | 'today'>): IsoDate {
  if (weekStart > today) return weekStart;
  const sunday = addDays(weekStart, 6);
  return sunday < today ? sunday : today;
}
