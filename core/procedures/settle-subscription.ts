import { currentSubscription, isSucceeded, type Subscription, surplusSubscriptions } from '../domain/subscription.ts';
import type { Payments } from '../ports/payments.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';

export type SettleSubscription = ReturnType<typeof makeSettleSubscription>;

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly payments: Payments;
  /** Told of a second payment, which may have to be given back by hand. */
  readonly onError: (error: unknown) => void;
};

/**
 * Asks the payment provider what a household has paid for and keeps the answer. Of several that ask at once the one
 * that began last is kept. A subscription that runs beside another is ended, and its last payment given back:
 * nobody pays twice.
 */
export const makeSettleSubscription =
  (deps: Deps) =>
  async ({ householdId }: { householdId: string }): Promise<Subscription | undefined> => {
    const { unitOfWork, payments } = deps;
    const { reading, customerIds } = await unitOfWork.run(async (stores) => ({
      reading: await stores.payments.nextReading(),
      customerIds: await stores.payments.customersOf(householdId),
    }));
    const all = (await Promise.all(customerIds.map((id) => payments.subscriptionsOf(id)))).flat();
    const current = currentSubscription(all);
    for (const surplus of surplusSubscriptions(all)) {
      await (current && isSucceeded(surplus, current) ? payments.cancel(surplus.id) : endAndGiveBack(surplus.id, deps));
    }
    await unitOfWork.run(({ households }) => households.keepSubscription(householdId, current, reading));
    return current;
  };

async function endAndGiveBack(id: string, { payments, onError }: Deps): Promise<void> {
  // First: what has ended is surplus no more, and would be forgotten if the giving back failed.
  const isBack = await payments.giveBack(id);
  await payments.cancel(id);
  const payment = isBack ? 'its last payment was given back' : 'its last payment is to be given back by hand';
  onError(new Error(`The subscription ${id} ran beside another and was ended; ${payment}`));
}
