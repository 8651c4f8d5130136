import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'enqueuePending' | 'finishDeletion' | 'reporter'>;

/**
 * Deletes a home with everything in it, and ends its subscription. Its owner has to be alone in it, so that no one loses it
 * unawares, and keeps their account. `gone` is false when the payment provider can't be reached; a job then tries again until it
 * can. Throws `home_not_empty`.
 */
export const makeDeleteHome =
  ({ unitOfWork, clock, enqueuePending, finishDeletion, reporter }: Deps) =>
  async ({ householdId }: { readonly householdId: string }): Promise<{ readonly gone: boolean }> => {
    const pendingJobId = await unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      if ((await stores.memberships.list(householdId)).length > 1) throw new DomainError('home_not_empty');
      const deletionRequestedAt = household.deletionRequestedAt ?? clock.now();
      await stores.households.update({ ...household, deletionRequestedAt });
      return enqueuePending(stores, 'finish-deletion', { householdId });
    });
    try {
      await finishDeletion({ pendingJobId });
      return { gone: true };
    } catch (error) {
      reporter.problem(error);
      return { gone: false };
    }
  };
