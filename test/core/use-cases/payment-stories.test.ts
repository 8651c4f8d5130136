import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WebhookEvent } from '#adapters/memory/webhook-events.ts';
import { currentSubscription } from '#core/domain/selling/subscription.ts';
import type { Payments } from '#core/ports/payments.ts';
import { makePayers } from './payers.ts';
import { makeWorld } from './world.ts';

const fates = ['renew', 'failRenewal', 'payOverdue', 'giveUp', 'cancelAtPeriodEnd', 'cancelNow', 'endPeriod'] as const;

const story = fc.record({
  /** Changes of the subscription, deliveries of its events, and time that passes. */
  steps: fc.array(
    fc.oneof(
      fc.record({ befall: fc.constantFrom(...fates) }),
      fc.record({ deliver: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ ticks: fc.constantFrom(25, 50) }),
      fc.record({ hours: fc.constantFrom(1, 24 * 40) }),
    ),
    { minLength: 3, maxLength: 12 },
  ),
  /**
   * The delays of the first requests to the provider, alternately of the request and of its response. Later ones have
   * none.
   */
  delays: fc.array(fc.constantFrom(0, 200), { maxLength: 10 }),
  lastOrder: fc.nat({ max: 10_000 }),
});

async function ticks(count: number): Promise<void> {
  for (let tick = 0; tick < count; tick++) await Promise.resolve();
}

/** Wraps the provider so that later responses can arrive before earlier ones. */
function slow(delays: readonly number[]): (provider: Payments) => Payments {
  let asked = 0;
  const next = () => ticks(delays[asked++] ?? 0);
  return (provider) => ({
    ...provider,
    subscriptionsOf: async (customerId) => {
      await next();
      const answer = await provider.subscriptionsOf(customerId);
      await next();
      return answer;
    },
  });
}

it('any history of a subscription ends in the provider’s state, despite late, repeated and disordered events', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ steps, delays, lastOrder }) => {
      const world = makeWorld({ reach: slow(delays) });
      const { provider, clock } = world;
      const payers = makePayers(world);
      const { household } = await world.addResident();
      const { id } = await payers.pay(household.id);
      const undelivered = () => provider.events.filter((event) => !delivered.has(event.id));
      const delivered = new Set<string>();
      const underWay: Promise<void>[] = [];
      const deliver = ({ id, body }: WebhookEvent) => {
        delivered.add(id);
        underWay.push(world.handlePaymentEvent({ body, signature: provider.sign(body) }));
      };

      for (const step of steps) {
        if ('befall' in step) provider[step.befall](id);
        else if ('hours' in step) clock.advance({ hours: step.hours });
        else if ('ticks' in step) await ticks(step.ticks);
        else for (const event of provider.events.slice(-step.deliver)) deliver(event);
      }
      const place = ({ id }: WebhookEvent) => (Number(id.slice('evt_'.length)) * 7919 + lastOrder) % 101;
      for (const event of undelivered().toSorted((a, b) => place(a) - place(b))) deliver(event);
      await Promise.all(underWay);

      const { subscription } = payers.known(world.emailOf(household));
      expect(subscription).toEqual(currentSubscription(await payers.atProvider(household.id)));
      expect(world.database.tables.households.size).toBe(1);
    }),
    { numRuns: 500 },
  );
});
