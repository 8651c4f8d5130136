import {
  currentSubscription,
  isSucceededBy,
  type Subscription,
  surplusSubscriptions,
} from '../domain/selling/subscription.ts';
import type { Ports } from '../ports/index.ts';

export type SyncSubscription = ReturnType<typeof makeSyncSubscription>;

type Deps = Pick<Ports, 'unitOfWork' | 'payments' | 'reporter'>;

/**
 * Reads a household's subscriptions from the payment provider, and saves and returns the current one. Of several calls
 * at once, the one that began last is saved. Cancels every subscription that runs beside the current one and refunds its
 * last payment, so that a household never pays twice for the same time. See docs/decisions/0015.
 */
export const makeSyncSubscription =
  (deps: Deps) =>
  async ({ householdId }: { householdId: string }): Promise<Subscription | undefined> => {
    const { unitOfWork, payments } = deps;
    const { reading, customerIds } = await unitOfWork.run(async ({ customers }) => ({
      reading: await customers.nextReading(),
      customerIds: await customers.customersOf(householdId),
    }));
    const all = (await Promise.all(customerIds.map((id) => payments.subscriptionsOf(id)))).flat();
    const current = currentSubscription(all);
    for (const surplus of surplusSubscriptions(all)) {
      await (current && isSucceededBy(surplus, current)
        ? payments.cancel(surplus.id)
        : refundAndCancel(surplus.id, deps));
    }
    await unitOfWork.run(({ households }) => households.keepSubscription(householdId, current, reading));
    return current;
  };

async function refundAndCancel(id: string, { payments, reporter }: Deps): Promise<void> {
  // The refund comes first. If it failed after the cancellation, nothing would repeat it, because an ended subscription
  // is no longer surplus.
  const isRefunded = await payments.refund(id);
  await payments.cancel(id);
  if (isRefunded) reporter.note('surplus subscription refunded and cancelled', { subscriptionId: id });
  else reporter.problem(new Error(`Surplus subscription ${id} is cancelled; refund its last payment by hand`));
}
