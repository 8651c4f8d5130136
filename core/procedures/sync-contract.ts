import { isRunning, type Subscription } from '../domain/selling/subscription.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { EnqueuePending } from './enqueue-pending.ts';
import type { SyncSubscription } from './sync-subscription.ts';

export type SyncContract = ReturnType<typeof makeSyncContract>;

type Deps = Pick<Ports, 'unitOfWork'> & {
  readonly syncSubscription: SyncSubscription;
  readonly enqueuePending: EnqueuePending;
};

/**
 * Updates a household's subscription from the payment provider, and has its buyer mailed, once each, that the contract
 * has begun and that it ends. Returns the current subscription.
 */
export const makeSyncContract =
  ({ unitOfWork, syncSubscription, enqueuePending }: Deps) =>
  async ({ householdId }: { householdId: string }): Promise<Subscription | undefined> => {
    const subscription = await syncSubscription({ householdId });
    if (subscription) {
      await unitOfWork.run(async (stores) => {
        const household = await stores.households.lock(householdId);
        const mail = household && !household.deletionRequestedAt && (await mailOf(stores, householdId, subscription));
        if (mail) await enqueuePending(stores, mail, { householdId });
      });
    }
    return subscription;
  };

/** The mail that is due. A contract that had ended before we knew it gets none. */
async function mailOf(
  { contractNotices }: Stores,
  householdId: string,
  subscription: Subscription,
): Promise<'send-premium-started' | 'send-premium-ended' | undefined> {
  const contract = { householdId, subscriptionId: subscription.id };
  const ending = { ...contract, notice: 'ending' } as const;
  const started = { ...contract, notice: 'started' } as const;
  const runs = isRunning(subscription);
  if (runs && !subscription.endsAtPeriodEnd) {
    // The buyer may have taken a cancellation back, and may cancel again.
    await contractNotices.delete(ending);
    return (await contractNotices.add(started)) ? 'send-premium-started' : undefined;
  }
  const isKnown = await contractNotices.has(started);
  return isKnown && (await contractNotices.add(ending)) ? 'send-premium-ended' : undefined;
}
