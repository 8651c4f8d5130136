import { currentSubscription, type Subscription, surplusSubscriptions } from '#core/domain/subscription.ts';
import type { Payments } from '#core/ports/payments.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly payments: Payments;
  /** Told of a second payment that is to be given back by hand. */
  readonly onError: (error: unknown) => void;
};

/**
 * Asks the payment provider what a household has paid for and keeps the answer. Of several that ask at once the one
 * that began last is kept. A subscription that runs beside another is ended: nobody pays twice.
 */
export const makeReadSubscription =
  ({ unitOfWork, payments, onError }: Deps) =>
  async ({ householdId }: { householdId: string }): Promise<Subscription | undefined> => {
    const { reading, customerIds } = await unitOfWork.run(async (stores) => ({
      reading: await stores.payments.nextReading(),
      customerIds: await stores.payments.customersOf(householdId),
    }));
    const all = (await Promise.all(customerIds.map((id) => payments.subscriptionsOf(id)))).flat();
    for (const { id } of surplusSubscriptions(all)) {
      await payments.cancel(id);
      onError(new Error(`The subscription ${id} ran beside another and was ended; its payment is to be given back`));
    }
    const current = currentSubscription(all);
    await unitOfWork.run(({ households }) => households.keepSubscription(householdId, current, reading));
    return current;
  };
