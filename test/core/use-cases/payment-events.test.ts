import { beforeEach, describe, expect, it } from 'vitest';
import type { WebhookEvent } from '#adapters/memory/webhook-events.ts';
import { makePayers, type Payers } from './payers.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let payers: Payers;
beforeEach(() => {
  world = makeWorld();
  payers = makePayers(world);
});

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

const four = ['created', 'updated', 'completed', 'deleted'] as const;
const typeOf = {
  created: 'customer.subscription.created',
  updated: 'customer.subscription.updated',
  completed: 'checkout.session.completed',
  deleted: 'customer.subscription.deleted',
} as const;

/** Returns the first event of each kind. */
const firstOf = (names: readonly (keyof typeof typeOf)[]): readonly WebhookEvent[] =>
  names.map((name) => {
    const event = world.provider.events.find(({ type }) => type === typeOf[name]);
    if (!event) throw new Error(`no event for ${name}`);
    return event;
  });

/** Everything that users or support could notice about an event. */
const noticeable = () => ({
  people: [...world.database.tables.persons.values()],
  households: [...world.database.tables.households.values()],
  customers: [...world.database.tables.paymentCustomers],
  mails: world.mailer.sent.map(({ kind, to }) => `${kind} ${to}`),
});

describe('events in any order', () => {
  const orders = permutations(four);

  it('end in the same state for a user who paid and lost the connection', async () => {
    const ends = [];
    for (const order of orders) {
      world = makeWorld();
      payers = makePayers(world);
      const { household } = await world.addResident({ id: '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11' });
      const { id } = await payers.pay(household.id);
      world.provider.giveUp(id);
      for (const event of firstOf(order)) await payers.deliver(event);
      await payers.work();
      ends.push(noticeable());
    }
    expect(ends).toHaveLength(24);
    for (const end of ends) expect(end).toEqual(ends[0]);
    expect(ends[0]?.households[0]?.subscription).toMatchObject({ status: 'canceled', endsAtPeriodEnd: false });
    expect(ends[0]?.mails).toEqual([]);
  });

  it('end in the same state when each arrives at once except for one that is late', async () => {
    const { household } = await world.addResident();
    const { id } = await payers.pay(household.id);
    const [created, updated, completed] = firstOf(['created', 'updated', 'completed']);
    if (!created || !updated || !completed) throw new Error('three events were needed');
    await payers.deliver(updated);
    await payers.deliver(completed);
    expect(payers.isPremium(world.emailOf(household))).toBe(true);
    world.provider.giveUp(id);
    for (const event of firstOf(['deleted'])) await payers.deliver(event);
    await payers.deliver(created);
    expect(payers.isPremium(world.emailOf(household))).toBe(false);
  });

  it('make one account with one welcome for a visitor who paid', async () => {
    for (const order of permutations(four.slice(0, 3))) {
      world = makeWorld();
      payers = makePayers(world);
      world.provider.sellTo('Visitor@Example.org');
      for (const event of firstOf(order)) await payers.deliver(event);
      await payers.work();
      expect(payers.isPremium('visitor@example.org')).toBe(true);
      expect(noticeable()).toMatchObject({
        households: [{}],
        mails: ['welcome visitor@example.org', 'premium-started visitor@example.org'],
      });
    }
  });

  it('make no account for a visitor whose subscription ended before any event arrived', async () => {
    for (const order of orders) {
      world = makeWorld();
      payers = makePayers(world);
      world.provider.sellTo('visitor@example.org');
      world.provider.giveUp(await onlySubscription());
      for (const event of firstOf(order)) await payers.deliver(event);
      await payers.work();
      expect(noticeable()).toEqual({ people: [], households: [], customers: [], mails: [] });
    }
  });

  async function onlySubscription(): Promise<string> {
    const [customerId = ''] = await Array.fromAsync(world.provider.subscribers());
    return (await world.provider.subscriptionsOf(customerId))[0]?.id ?? '';
  }
});

describe('the same event', () => {
  it('takes effect once, although it arrives twenty times at once and twenty times later', async () => {
    const { household } = await world.addResident();
    const { id } = await payers.pay(household.id);
    world.provider.failRenewal(id);
    const failed = world.provider.events.find(({ type }) => type === 'invoice.payment_failed');
    if (!failed) throw new Error('no event for the failure');
    await Promise.all(Array.from({ length: 20 }, () => payers.deliver(failed)));
    for (let time = 0; time < 20; time++) await payers.deliver(failed);
    await payers.work();
    expect(noticeable().mails).toEqual([
      `premium-started ${world.emailOf(household)}`,
      `payment-problem ${world.emailOf(household)}`,
    ]);
    expect(payers.isPremium(world.emailOf(household))).toBe(true);
  });

  it('of a visitor makes one account and one welcome, although all arrive twenty times at once', async () => {
    world.provider.sellTo('visitor@example.org');
    const deliveries = world.provider.events.flatMap((event) => Array.from({ length: 20 }, () => event));
    await Promise.all(deliveries.map(payers.deliver));
    await payers.work();
    expect(noticeable()).toMatchObject({
      people: [{ email: 'visitor@example.org', name: '' }],
      households: [{ name: 'Home' }],
      customers: [[expect.any(String), expect.any(String)]],
      mails: ['welcome visitor@example.org', 'premium-started visitor@example.org'],
    });
  });

  it('is deleted after a month, when the provider no longer repeats it', async () => {
    const { household } = await world.addResident();
    await payers.pay(household.id);
    await Promise.all(world.provider.events.map(payers.deliver));
    const noted = world.database.tables.paymentEvents.size;
    expect(noted).toBeGreaterThan(2);
    world.clock.advance({ days: 30 });
    expect(await world.deleteExpiredPaymentEvents()).toBe(0);
    world.clock.advance({ seconds: 1 });
    expect(await world.deleteExpiredPaymentEvents()).toBe(noted);
    expect(world.database.tables.paymentEvents.size).toBe(0);
  });
});

describe('an unexpected event', () => {
  it('changes nothing if it is another account’s or irrelevant', async () => {
    const { household } = await world.addResident();
    await payers.pay(household.id);
    const before = world.database.tables;
    const [event] = world.provider.events;
    const body = event?.body ?? Buffer.of();
    for (const signature of ['', 'x', world.provider.sign(Buffer.from('other'))]) {
      await expect(world.handlePaymentEvent({ body, signature })).rejects.toMatchObject({ code: 'invalid_signature' });
    }
    const ofNoConcern = world.provider.events.filter(({ type }) => type === 'customer.created');
    for (const each of ofNoConcern) await payers.deliver(each);
    expect(ofNoConcern).toHaveLength(1);
    expect(world.database.tables).toEqual(before);
  });
});
