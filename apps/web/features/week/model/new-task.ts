import { addDays, type IsoDate, isIsoDate } from '#core/domain/dates.ts';
import { type Recurrence, recurrences } from '#core/domain/recurrence.ts';
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

export const isUntouched = ({ title, notes }: NewTask): boolean => title.trim() === '' && notes.trim() === '';

/** What a stored draft contains, on its day unless that has passed; otherwise the given task. */
export function draftedTask(stored: unknown, otherwise: NewTask, today: IsoDate): NewTask {
  const found: Readonly<Record<string, unknown>> = { ...(typeof stored === 'object' && stored) };
  const text = (name: keyof NewTask) => (typeof found[name] === 'string' ? found[name] : '');
  const drafted: NewTask = {
    title: text('title'),
    notes: text('notes'),
    minutes: text('minutes'),
    date: isIsoDate(text('date')) && text('date') >= today ? text('date') : otherwise.date,
    repeats: recurrences.find((known) => known === found.repeats) ?? 'never',
  };
  return isUntouched(drafted) ? otherwise : drafted;
}

export const minutesFrom = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** The task, with its id, as displayed until the server has saved it. On an earlier day, it is recorded as done. */
export function taskFrom({ title, date, notes, minutes }: NewTask, today: IsoDate): Task {
  const completed = date < today;
  return {
    id: randomId(),
    title: title.trim(),
    fullTitle: title.trim(),
    description: notes.trim(),
    category: '',
    completed,
    completedAt: completed ? `${date}T12:00:00Z` : null,
    scheduledAt: date,
    isUserCreated: true,
    minutes: minutesFrom(minutes),
    reason: null,
    line: null,
    asksLastDone: false,
    asks: null,
    guide: null,
  };
}

/** The task with the form's contents. */
export function editedTask(task: Task, { title, date, notes, minutes }: NewTask): Task {
  return {
    ...task,
    title: title.trim(),
    fullTitle: title.trim(),
    description: notes.trim(),
    scheduledAt: date,
    minutes: minutesFrom(minutes),
  };
}

/** Whether a task of the user's own is no turn of a repeating one, which always has a category. */
export const isAddedOnce = ({ category }: Task): boolean => category === '';

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
