import { signedIn } from '../../domain/household.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'finishDeletion' | 'reporter'>;

/**
 * Ends every session at once, cancels the subscription and deletes the household. `gone` is false when the payment
 * provider cannot be reached; a job then tries again until it can. Throws `not_signed_in`.
 */
export const makeDeleteHousehold =
  ({ unitOfWork, clock, ids, finishDeletion, reporter }: Deps) =>
  async ({ householdId }: { householdId: string }): Promise<{ readonly gone: boolean }> => {
    const pendingJobId = ids.next();
    await unitOfWork.run(async ({ households, sessions, pendingJobs, jobs }) => {
      const household = signedIn(await households.lock(householdId));
      const now = clock.now();
      await households.update({ ...household, deletionRequestedAt: household.deletionRequestedAt ?? now });
      await sessions.endAll(householdId);
      await pendingJobs.add({ id: pendingJobId, householdId, createdAt: now });
      await jobs.enqueue({ name: 'finish-departure', data: { pendingJobId } });
    });
    try {
      await finishDeletion({ pendingJobId });
      return { gone: true };
    } catch (error) {
      reporter.problem(error);
      return { gone: false };
    }
  };
