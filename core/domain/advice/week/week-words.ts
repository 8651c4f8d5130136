import type { IsoDate } from '../../dates.ts';
import type { WeekDraft } from '../draft.ts';
import { type Refinement, rejected } from './refinement.ts';

type Offered = { readonly taskId: string; readonly plannedOn?: IsoDate };

/**
 * Only the words of a draft, for a week that its household has seen, so that no task comes, goes or moves. They are
 * rejected if the draft has another task than the week, or another day, because then they describe another week.
 */
export function weekWords(draft: WeekDraft, offered: readonly Offered[]): Refinement {
  const days = new Map(offered.map(({ taskId, plannedOn }) => [taskId, plannedOn]));
  if (draft.tasks.some(({ taskId }) => days.get(taskId) === undefined)) return rejected('unknown task');
  if (draft.tasks.some(({ taskId, date }) => days.get(taskId) !== date)) return rejected('day');
  return { kind: 'words', note: draft.note, lines: new Map(draft.tasks.map(({ taskId, line }) => [taskId, line])) };
}
