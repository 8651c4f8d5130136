import type { OverdueAction } from '#core/domain/overdue.ts';
import { pluralise } from '#core/domain/pluralise.ts';

/** `5 tasks moved to today`; safety tasks are never let go, so some may be moved instead. */
export function settledText(action: OverdueAction, moved: number, skipped: number): string {
  if (action === 'today') return `${pluralise(moved, 'task')} moved to today`;
  if (action === 'spread') return `${pluralise(moved, 'task')} spread over the coming days`;
  const letGo = `${pluralise(skipped, 'task')} let go`;
  return moved === 0 ? letGo : `${letGo}, ${pluralise(moved, 'safety task')} kept`;
}
