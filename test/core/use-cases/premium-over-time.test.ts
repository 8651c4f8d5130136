import { beforeEach, describe, expect, it } from 'vitest';
import { currentSubscription } from '#core/domain/selling/subscription.ts';
import type { Payments } from '#core/ports/payments.ts';
import { makePayers, type Payers } from './payers.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let payers: Payers;
beforeEach(() => {
  world = makeWorld();
  payers = makePayers(world);
});

async function payer(overrides = {}) {
  const { household } = await world.addResident(overrides);
  const subscription = await payers.pay(household.id);
  await world.syncSubscription({ householdId: household.id });
  return { household, id: subscription.id, householdId: household.id };
}

describe('premium that is paid for', () => {
  it('lasts to the end of the paid period when it is cancelled, and ends without an event', async () => {
    const { household, id, householdId } = await payer();
    world.provider.cancelNow(id);
    await world.syncSubscription({ householdId });
    world.clock.advance({ days: 29, hours: 23 });
    expect(payers.isPremium(world.emailOf(household))).toBe(true);
    world.clock.advance({ hours: 1 });
    expect(payers.isPremium(world.emailOf(household))).toBe(false);
  });

  it('continues while a payment is retried, and ends when the provider gives up', async () => {
    const { household, id, householdId } = await payer();
    world.provider.failRenewal(id);
    await world.syncSubscription({ householdId });
    expect(payers.isPremium(world.emailOf(household))).toBe(true);
    world.provider.giveUp(id);
    await world.syncSubscription({ householdId });
    expect(payers.isPremium(world.emailOf(household))).toBe(false);
  });

  it('does not affect premium that support has granted', async () => {
    const { household, id, householdId } = await payer({ premiumGrantedAt: new Date('2027-01-01T00:00:00Z') });
    world.provider.giveUp(id);
    await world.syncSubscription({ householdId });
    expect(payers.isPremium(world.emailOf(household))).toBe(true);
    await world.setPremium({ householdId, granted: false });
    expect(payers.isPremium(world.emailOf(household))).toBe(false);
  });
});

describe('a payment that failed', () => {
  const problems = () => world.mailer.sent.filter(({ kind }) => kind === 'payment-problem');
  const failedEvent = () => world.provider.events.findLast(({ type }) => type === 'invoice.payment_failed');

  async function fail(id: string): Promise<void> {
    world.provider.failRenewal(id);
    const event = failedEvent();
    if (!event) throw new Error('no event for the failure');
    await payers.deliver(event);
  }

  it('is reported by a mail that links to the invoice', async () => {
    const { household, id } = await payer();
    await fail(id);
    await payers.work();
    expect(problems()).toMatchObject([
      { to: world.emailOf(household), link: `https://payments.example/invoice/${id}`, lastFour: '4242' },
    ]);
    expect(world.database.tables.pendingJobs.size).toBe(0);
  });

  it('is reported once only, although the mail was refused for good', async () => {
    const { household, id } = await payer();
    world.mailer.setOutcome(world.emailOf(household), 'rejected');
    await fail(id);
    await payers.work();
    expect(world.database.tables.pendingJobs.size).toBe(0);
  });

  it('is not reported once it is settled, before the event or before the mail', async () => {
    const { id, householdId } = await payer();
    await fail(id);
    world.provider.payOverdue(id);
    await world.syncSubscription({ householdId });
    await payers.work();
    world.provider.failRenewal(id);
    world.provider.payOverdue(id);
    const event = failedEvent();
    if (event) await payers.deliver(event);
    await payers.work();
    expect(problems()).toEqual([]);
    expect(world.database.tables.pendingJobs.size).toBe(0);
  });

  it('is reported again after the next failure, and once if the mail provider was unavailable', async () => {
    const { id } = await payer();
    await fail(id);
    world.mailer.refuse(2);
    expect(await payers.work()).toEqual([]);
    await fail(id);
    await payers.work();
    expect(problems()).toHaveLength(2);
  });
});

describe('reconciling', () => {
  const fates = ['renew', 'failRenewal', 'giveUp', 'cancelAtPeriodEnd', 'cancelNow'] as const;

  it('brings every household to what the provider has, when no event came for an hour', async () => {
    const people = [];
    for (const fate of fates) people.push({ fate, ...(await payer()) });
    const silent = await world.addResident();
    await payers.pay(silent.household.id);
    world.provider.sellTo('visitor@example.org');
    for (const { fate, id } of people) world.provider[fate](id);
    world.clock.advance({ hours: 1 });

    expect(await world.reconcileBilling()).toEqual({ customers: 7, strangers: 0, failed: 0 });
    for (const household of [...people.map(({ household }) => household), silent.household]) {
      const { id, subscription } = payers.known(world.emailOf(household));
      expect(subscription).toEqual(currentSubscription(await payers.atProvider(id)));
    }
    expect(payers.isPremium('visitor@example.org')).toBe(true);
    await payers.work();
    const kinds = world.mailer.sent.map(({ kind }) => kind);
    // Five run on and were never confirmed; nothing was known of the two that had ended.
    expect(kinds.toSorted()).toEqual([...Array(kinds.length - 1).fill('premium-started'), 'welcome']);

    const before = world.database.tables;
    expect(await world.reconcileBilling()).toEqual({ customers: 7, strangers: 0, failed: 0 });
    expect(world.database.tables.households).toEqual(before.households);
  });

  it('skips unknown and unreadable customers, reports why, and updates the others', async () => {
    let broken = '';
    world = makeWorld({
      reach: (provider): Payments => ({
        ...provider,
        subscriptionsOf: (id) => (id === broken ? Promise.reject(new Error('not now')) : provider.subscriptionsOf(id)),
      }),
    });
    payers = makePayers(world);
    const [first, gone, last] = [await payer(), await payer(), await payer()];
    [broken = ''] = [...world.database.tables.paymentCustomers].find(([, id]) => id === first.householdId) ?? [];
    const { customerId = '' } = payers.known(world.emailOf(gone.household)).subscription ?? {};
    world.database.tables.paymentCustomers.delete(customerId);
    world.database.tables.households.delete(gone.householdId);
    world.provider.giveUp(last.id);

    expect(await world.reconcileBilling()).toEqual({ customers: 3, strangers: 1, failed: 1 });
    expect(world.reporter.problems).toMatchObject([{ message: 'not now' }]);
    expect(payers.isPremium(world.emailOf(last.household))).toBe(false);
    expect(world.database.tables.households.size).toBe(2);
  });

  it('also reads customers that only our own data shows as subscribers', async () => {
    world = makeWorld({ reach: (provider) => ({ ...provider, subscribers: async function* () {} }) });
    payers = makePayers(world);
    const { household, householdId } = await payer();
    await world.provider.deleteCustomer(payers.known(world.emailOf(household)).subscription?.customerId ?? '');
    expect(await world.reconcileBilling()).toEqual({ customers: 1, strangers: 0, failed: 0 });
    expect(world.database.tables.households.get(householdId)?.subscription).toBeUndefined();
  });

  it('reads each customer once, even if there are several pages of them', async () => {
    const { paymentCustomers } = world.database.tables;
    for (let count = 0; count < 1001; count++) paymentCustomers.set(`cus_of_before_${count}`, `household ${count}`);
    expect(await world.reconcileBilling()).toEqual({ customers: 1001, strangers: 0, failed: 0 });
  });

  it('throws when the provider is unavailable', async () => {
    world.provider.goAway();
    await expect(world.reconcileBilling()).rejects.toMatchObject({ code: 'payments_unavailable' });
  });
});
