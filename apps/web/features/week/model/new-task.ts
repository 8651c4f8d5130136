import type { IsoDate } from '#core/domain/dates.ts';
import type { Task, Week } from './week.ts';

export type NewTask = { readonly title: string; readonly date: IsoDate; readonly notes: string };
export type NewTaskErrors = { readonly title?: string; readonly date?: string };

const localIdPrefix = 'local-';
let made = 0;

/** The task as displayed until the server has assigned an id. */
export function localTask({ title, date, notes }: NewTask): Task {
  made += 1;
  return {
    id: `${localIdPrefix}${made}`,
    title: title.trim(),
    description: notes.trim(),
    category: '',
    completed: false,
    completedAt: null,
    scheduledAt: date,
    isUserCreated: true,
    minutes: null,
    reason: null,
    line: null,
    asksLastDone: false,
    guide: null,
  };
}

/** Whether the server doesn't know the task yet, so that no further action is possible. */
export const isLocal = (task: Task): boolean => task.id.startsWith(localIdPrefix);

export const fieldsOf = (task: Task): NewTask => ({
  title: task.title,
  date: task.scheduledAt,
  notes: task.description,
});

/** Today, or the Monday of a future week. */
export function defaultDay({ weekStart, today }: Pick<Week, 'weekStart' | 'today'>): IsoDate {
  return weekStart > today ? weekStart : today;
}
