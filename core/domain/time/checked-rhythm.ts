import { DomainError } from '../errors.ts';
import { type CustomTask, nearestRecurrence } from './recurrence.ts';
import { everComes } from './rhythm.ts';

/**
 * The task with the word that comes nearest to its rhythm, if it has one. Throws `invalid_input` for a rhythm of which no
 * turn falls into its season, and for fixed dates of what is due by use.
 */
export function withCheckedRhythm(customTask: CustomTask): CustomTask {
  const { rhythm, anchor, use } = customTask;
  if (!rhythm) return use ? { ...customTask, recurrence: 'yearly' } : customTask;
  if (use && rhythm.anchor === 'date') {
    const issues = [
      { path: 'rhythm.anchor', message: 'must count from when it was last done, for what is due by use' },
    ];
    throw new DomainError('invalid_input', { issues });
  }
  if (!everComes(rhythm, anchor)) {
    const issues = [{ path: 'rhythm.season', message: 'must contain a turn of the rhythm' }];
    throw new DomainError('invalid_input', { issues });
  }
  return { ...customTask, recurrence: nearestRecurrence(rhythm) };
}
