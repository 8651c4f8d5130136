import type { Reason } from '../domain/tasks/reason.ts';
import type { reasons as englishReasons } from './en/reasons.ts';
import type { Translation } from './translation.ts';

/** The sentence of a reason. `firstReason` is that of the care task. */
export function sayReason(
  reason: Reason,
  firstReason: string | undefined,
  reasons: Translation<typeof englishReasons>,
): string {
  switch (reason.kind) {
    case 'why':
    case 'bundle':
      return firstReason ?? '';
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
    default:
      return reasons[reason.kind](reason.days);
  }
}
