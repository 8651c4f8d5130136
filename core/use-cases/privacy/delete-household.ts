import { DomainError } from '../../domain/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { FinishDeletion } from '../../procedures/finish-deletion.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly finishDeletion: FinishDeletion;
  readonly onError: (error: unknown) => void;
};

/**
 * Ends every session at once and deletes the household, after its subscription has been cancelled. Answers whether it
 * is gone; where the payment provider cannot be reached it is not yet, and a job goes on until it is.
 */
export const makeDeleteHousehold =
  ({ unitOfWork, clock, ids, finishDeletion, onError }: Deps) =>
  async ({ householdId }: { householdId: string }): Promise<{ readonly gone: boolean }> => {
    const errandId = ids.next();
    await unitOfWork.run(async ({ households, sessions, errands, jobs }) => {
      const household = await households.lock(householdId);
      if (!household) throw new DomainError('not_signed_in');
      const now = clock.now();
      await households.update({ ...household, leavingSince: household.leavingSince ?? now });
      await sessions.endAll(householdId);
      await errands.add({ id: errandId, householdId, createdAt: now });
      await jobs.enqueue({ name: 'finish-departure', data: { errandId } });
    });
    try {
      await finishDeletion({ errandId });
      return { gone: true };
    } catch (error) {
      onError(error);
      return { gone: false };
    }
  };
