import type { Payments } from '../ports/payments.ts';
import type { Stores, UnitOfWork } from '../ports/unit-of-work.ts';

export type FinishDeletion = ReturnType<typeof makeFinishDeletion>;

type Deps = { readonly unitOfWork: UnitOfWork; readonly payments: Payments };

/**
 * Cancels the subscriptions of a household whose deletion was requested, then removes everything stored about it. When
 * it throws, it can be called again and continues where it stopped.
 */
export const makeFinishDeletion =
  ({ unitOfWork, payments }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const forgotten = new Set<string>();
    for (;;) {
      const remaining = await unitOfWork.run((stores) => removeUnlessCustomer(stores, pendingJobId, forgotten));
      if (remaining.length === 0) return;
      for (const customerId of remaining) {
        await payments.forgetCustomer(customerId);
        forgotten.add(customerId);
      }
    }
  };

/**
 * Removes the household once the payment provider has deleted all its customers. Returns the remaining ones, since more
 * may have been added meanwhile.
 */
async function removeUnlessCustomer(
  { pendingJobs, households, customers, personalData }: Stores,
  pendingJobId: string,
  forgotten: ReadonlySet<string>,
): Promise<readonly string[]> {
  const pendingJob = await pendingJobs.find(pendingJobId);
  // Writers that hold the lock finish first. Later ones find no household.
  const household = pendingJob && (await households.lock(pendingJob.householdId));
  if (!household) return [];
  const remaining = (await customers.customersOf(household.id)).filter((customerId) => !forgotten.has(customerId));
  if (remaining.length === 0) await personalData.remove(household);
  return remaining;
}
