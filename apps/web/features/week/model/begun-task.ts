import { type IsoDate, isIsoDate } from '#core/domain/time/dates.ts';
import { recurrences } from '#core/domain/time/recurrence.ts';
import type { NewTask } from './new-task.ts';
import type { Task } from './week.ts';

/** What can still be used of changes that were begun: a day may have passed, and a new task needs words. */
export function usableChanges(
  { date = '', repeats, ...words }: Partial<NewTask>,
  { kind, today }: { kind: 'add' | 'edit'; today: IsoDate },
): Partial<NewTask> {
  if (kind === 'add' && !words.title?.trim() && !words.notes?.trim()) return {};
  const recurrence = recurrences.find((known) => known === repeats);
  return { ...words, ...(isIsoDate(date) && date >= today && { date }), ...(recurrence && { repeats: recurrence }) };
}

/** Whether a task of the user's own is no turn of a repeating one, which always has a category. */
export const isAddedOnce = ({ category }: Task): boolean => category === '';
