import type { OverdueAction } from '#core/domain/plan/overdue.ts';
import { backlog } from '#words/app/week/backlog.ts';

/** `5 tasks moved to today`; safety tasks are never let go, so some may be moved instead. */
export function clearedText(action: OverdueAction, moved: number, skipped: number): string {
  if (action === 'today') return backlog.moved(moved);
  return action === 'spread' ? backlog.spread(moved) : backlog.letGo(skipped, moved);
}
