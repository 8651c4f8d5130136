import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'payments'>;

/** Gives the household's customers at the payment provider its address, so that receipts arrive there. */
export const makeUpdateCustomers =
  ({ unitOfWork, payments }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const found = await unitOfWork.run(async ({ pendingJobs, households, customers }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      const household = pendingJob && (await households.find(pendingJob.householdId));
      return household && { email: household.email, customerIds: await customers.customersOf(household.id) };
    });
    if (found) for (const customerId of found.customerIds) await payments.setEmail(customerId, found.email);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
