import { DomainError } from '../errors.ts';
import type { IsoDate } from '../time/dates.ts';
import type { Work } from './entry.ts';
import type { FindJob } from './figures/safety.ts';

/**
 * The work with the current id of its care task. Throws `invalid_date` for a day in the future, and `invalid_input` for
 * an unknown care task.
 */
export function checkedWork(work: Work, today: IsoDate, find: FindJob): Work {
  if (work.date > today) throw new DomainError('invalid_date');
  const { careTaskId, ...rest } = work;
  if (careTaskId === undefined) return rest;
  const job = find(careTaskId);
  if (!job) {
    throw new DomainError('invalid_input', {
      issues: [{ path: 'careTaskId', message: 'Choose a task of the catalogue' }],
    });
  }
  return { ...rest, careTaskId: job.task.id };
}
