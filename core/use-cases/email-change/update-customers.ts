import { contactIn } from '../../domain/people/membership.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'payments'>;

/** Gives the home's customers at the payment provider the address of the person who receives its mail, so that receipts arrive there. */
export const makeUpdateCustomers =
  ({ unitOfWork, payments }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const found = await unitOfWork.run(async ({ pendingJobs, memberships, customers }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      const contact = pendingJob && contactIn(await memberships.list(pendingJob.householdId));
      return contact && { email: contact.email, customerIds: await customers.customersOf(pendingJob.householdId) };
    });
    if (found) for (const customerId of found.customerIds) await payments.setEmail(customerId, found.email);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(pendingJobId));
  };
