import type { IsoDate } from '../../dates.ts';
import type { WeekDraft } from '../draft.ts';
import type { Rejection } from './refined-week.ts';

/** What the assistant says about a week: a note, and lines by the ids of care tasks. */
export type WeekWords = { readonly note: string; readonly lines: ReadonlyMap<string, string> };

type Offered = { readonly taskId: string; readonly plannedOn?: IsoDate };

/**
 * Only the words of a draft, for a week that its household has seen, so that no task comes, goes or moves. They are
 * rejected if the draft has another task than the week, or another day, because then they describe another week.
 */
export function wordsOf(draft: WeekDraft, offered: readonly Offered[]): WeekWords | { readonly rejected: Rejection } {
  const days = new Map(offered.map(({ taskId, plannedOn }) => [taskId, plannedOn]));
  if (draft.tasks.some(({ taskId }) => days.get(taskId) === undefined)) return { rejected: 'unknown task' };
  if (draft.tasks.some(({ taskId, date }) => days.get(taskId) !== date)) return { rejected: 'day' };
  return { note: draft.note, lines: new Map(draft.tasks.map(({ taskId, line }) => [taskId, line])) };
}
