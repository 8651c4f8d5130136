import { makeJobWorker } from '#adapters/memory/job-worker.ts';
import type { WebhookEvent } from '#adapters/memory/webhook-events.ts';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import type { Household } from '#core/domain/home/household.ts';
import { isRunning, type Subscription } from '#core/domain/selling/subscription.ts';
import { isPremium } from '#core/domain/selling/tiers.ts';
import type { Job } from '#core/ports/jobs.ts';
import type { World } from './world.ts';

/** The actions of people who pay, and the events that we receive about them. */
export function makePayers(world: World) {
  const { provider, database, clock } = world;

  function known(email: string): Household {
    const { households, memberships, signInAddresses } = database.tables;
    const personId = signInAddresses.get(email)?.personId;
    const membership = [...memberships.values()].find((each) => each.personId === personId);
    const found = membership && households.get(membership.householdId);
    if (!found) throw new Error(`no household has the address ${email}`);
    return found;
  }

  /** Returns the household's subscriptions at the provider. */
  async function atProvider(householdId: string): Promise<readonly Subscription[]> {
    const own = [...database.tables.paymentCustomers].filter(([, owner]) => owner === householdId);
    return (await Promise.all(own.map(([customerId]) => provider.subscriptionsOf(customerId)))).flat();
  }

  async function running(householdId: string): Promise<Subscription> {
    const [subscription, ...others] = (await atProvider(householdId)).filter(isRunning);
    if (!subscription || others.length > 0) throw new Error('one subscription should be running');
    return subscription;
  }

  return {
    known,
    atProvider,
    isPremium: (email: string): boolean => isPremium(known(email), clock.now()),
    /** Opens the checkout and pays; no event has been delivered yet. */
    async pay(householdId: string): Promise<Subscription> {
      const { url } = await world.startCheckout({ householdId });
      if (!provider.pay(url)) throw new Error('the checkout cannot be paid at');
      return running(householdId);
    },
    deliver: ({ body, signature }: WebhookEvent): Promise<void> => world.handlePaymentEvent({ body, signature }),
    /** Returns the provider's events after the first `count`. */
    toldSince: (count: number): readonly WebhookEvent[] => provider.events.slice(count),
    /** Processes the queue and each retry at once; returns the jobs that kept failing. */
    async work(): Promise<readonly Job[]> {
      const worker = makeJobWorker({ database, retryDelaysMs: [0, 0, 0] });
      await Array.fromAsync(worker.runDue(jobHandlers(world)));
      return worker.putAside;
    },
  };
}

export type Payers = ReturnType<typeof makePayers>;
