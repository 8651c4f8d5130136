import type { CareTask } from '../domain/care/care-task.ts';
import { tickedOf } from '../domain/care/ticked.ts';
import type { Reason } from '../domain/tasks/reason.ts';
import type { reasons as englishReasons } from './en/reasons.ts';
import type { Translation } from './translation.ts';

/** The sentence of a reason. `care` is absent for a task of the household's own, and for one that was retired. */
export function sayReason(
  reason: Reason,
  care: Pick<CareTask, 'firstReason' | 'professional'> | undefined,
  reasons: Translation<typeof englishReasons>,
): string {
  switch (reason.kind) {
    case 'why':
    case 'bundle':
      return care?.firstReason ?? '';
    case 'late':
      return reasons.late;
    case 'assumed':
      return reasons.assumed(reason.trait);
    case 'season':
      return reasons.season[reason.moment][reason.when];
    case 'due':
      return reasons.due(reason.on);
    case 'own':
      return reasons.own(reason.recurrence, reason.rhythm, reason.use);
    case 'use':
      return reasons.use(reason.every, reason.unit);
    case 'done':
      return reasons.done[tickedOf(care)](reason.days);
    case 'stretched':
      return reason.isChosen ? reasons.chosen(reason.days) : reasons.stretched(reason.days);
    default:
      return reasons[reason.kind](reason.days);
  }
}
