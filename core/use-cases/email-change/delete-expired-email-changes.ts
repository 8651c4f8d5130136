import type { Clock } from '../../ports/clock.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** Deletes expired changes of address, because they contain addresses. Returns their number. */
export const makeDeleteExpiredEmailChanges =
  ({ unitOfWork, clock }: { readonly unitOfWork: UnitOfWork; readonly clock: Clock }) =>
  (): Promise<number> =>
    unitOfWork.run(({ emailChanges }) => emailChanges.deleteExpired(clock.now()));
