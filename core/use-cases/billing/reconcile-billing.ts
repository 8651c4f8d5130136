import type { Payments } from '../../ports/payments.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { FollowCustomer } from '../../procedures/follow-customer.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly payments: Payments;
  readonly followCustomer: FollowCustomer;
  /** Told why a customer was passed over. */
  readonly onError: (error: unknown) => void;
};

export type ReconciledBilling = {
  readonly customers: number;
  /** Customers who belong to no household, such as those who deleted theirs. */
  readonly strangers: number;
  /** Customers who could not be read; the others were. */
  readonly failed: number;
};

const batch = 500;

/**
 * Brings every household to what the payment provider says, whatever webhooks were lost: those of its subscribers, and
 * those whom we take for some.
 */
export const makeReconcileBilling =
  ({ unitOfWork, payments, followCustomer, onError }: Deps) =>
  async (): Promise<ReconciledBilling> => {
    let [strangers, failed] = [0, 0];
    const seen = new Set<string>();
    const follow = async (customerId: string) => {
      if (seen.has(customerId)) return;
      seen.add(customerId);
      try {
        if ((await followCustomer({ customerId })) === undefined) strangers += 1;
      } catch (error) {
        failed += 1;
        onError(error);
      }
    };
    for await (const customerId of payments.subscribers()) await follow(customerId);
    for await (const customerId of ownCustomers(unitOfWork)) await follow(customerId);
    return { customers: seen.size, strangers, failed };
  };

async function* ownCustomers(unitOfWork: UnitOfWork): AsyncIterable<string> {
  for (let after: string | undefined; ; ) {
    const ids = await unitOfWork.run((stores) => stores.payments.customersAfter(after, batch));
    yield* ids;
    after = ids.at(-1);
    if (ids.length < batch) return;
  }
}
