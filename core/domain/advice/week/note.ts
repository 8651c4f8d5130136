import { isVisible, type Task } from '../../tasks/task.ts';

/** What the assistant says about a week, and the week that it speaks of: see `weekSetOf`. */
export type WeekNote = { readonly text: string; readonly about: string };

/** The tasks of a week and their days as one text. It changes when one is added, moved or removed, but not when one is done. */
export const weekSetOf = (tasks: readonly Task[]): string =>
  tasks
    .filter(isVisible)
    .map(({ scheduledOn, id }) => `${scheduledOn} ${id}`)
    .sort()
    .join('\n');

/** The note as long as it is true: the week is as it was when it was written, and something is still to do. */
export function shownNote(note: WeekNote | undefined, tasks: readonly Task[]): string | undefined {
  const isCurrent =
    note !== undefined && note.about === weekSetOf(tasks) && tasks.some(({ status }) => status === 'open');
  return isCurrent ? note.text : undefined;
}
