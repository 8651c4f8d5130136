import { DomainError } from '../../domain/errors.ts';
import type { Payments } from '../../ports/payments.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly payments: Payments };

/** Returns the address where the subscription is managed. Throws `no_subscription` if the household never had one. */
export const makeOpenPortal =
  ({ unitOfWork, payments }: Deps) =>
  async ({ householdId }: { householdId: string }): Promise<{ readonly url: string }> => {
    const household = await unitOfWork.run(({ households }) => households.find(householdId));
    if (!household?.subscription) throw new DomainError('no_subscription');
    return payments.openPortal(household.subscription.customerId);
  };
