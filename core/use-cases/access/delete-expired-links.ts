import { dayMs } from '../../domain/time/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/**
 * Deletes links a day after they expire, because they contain addresses of people who may never return. Returns their
 * number.
 */
export const makeDeleteExpiredLinks =
  ({ unitOfWork, clock }: { readonly unitOfWork: UnitOfWork; readonly clock: Clock }) =>
  (): Promise<number> =>
    unitOfWork.run(({ signInLinks }) => signInLinks.deleteExpired(new Date(clock.now().getTime() - dayMs)));
