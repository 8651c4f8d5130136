import { beforeEach, describe, expect, it } from 'vitest';
import type { Checkout, Payments } from '#core/ports/payments.ts';
import { makePayers, type Payers } from './payers.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let payers: Payers;
beforeEach(() => {
  world = makeWorld();
  payers = makePayers(world);
});

const sessionIn = (url: string) => url.split('/').at(-1);

describe('going to a checkout', () => {
  it('leads to a page of the household’s own customer, the same each time', async () => {
    const { household } = await world.addResident();
    const [first, second] = [
      await world.startCheckout({ householdId: household.id }),
      await world.startCheckout({ householdId: household.id }),
    ];
    expect(first.url).not.toBe(second.url);
    expect([...world.database.tables.paymentCustomers.values()]).toEqual([household.id]);
    const [customerId = ''] = world.database.tables.paymentCustomers.keys();
    expect(await world.provider.customer(customerId)).toMatchObject({
      email: world.emailOf(household),
      householdId: household.id,
    });
  });

  it('in two tabs makes one subscription', async () => {
    const { household } = await world.addResident();
    const opened = await Promise.all([1, 2].map(() => world.startCheckout({ householdId: household.id })));
    for (const { url } of opened) world.provider.pay(url);
    expect(await payers.atProvider(household.id)).toHaveLength(1);
    expect(world.database.tables.paymentCustomers.size).toBe(1);
  });

  it('is refused to a household that pays already, even before any event', async () => {
    const { household } = await world.addResident();
    const { id } = await payers.pay(household.id);
    const again = () => world.startCheckout({ householdId: household.id });
    await expect(again()).rejects.toMatchObject({ code: 'already_premium' });
    expect(payers.isPremium(world.emailOf(household))).toBe(true);
    world.provider.cancelAtPeriodEnd(id);
    await expect(again()).rejects.toMatchObject({ code: 'already_premium' });
    world.provider.endPeriod(id);
    await world.syncSubscription({ householdId: household.id });
    expect((await again()).url).toContain('checkout');
  });

  it('is open to a household that was given premium', async () => {
    const { household } = await world.addResident({ premiumGrantedAt: new Date() });
    expect((await world.startCheckout({ householdId: household.id })).url).toContain('checkout');
  });

  it('says so when the provider is away, and leaves nothing behind', async () => {
    const { household } = await world.addResident();
    world.provider.goAway();
    const before = world.database.tables;
    const refused = world.startCheckout({ householdId: household.id });
    await expect(refused).rejects.toMatchObject({ code: 'payments_unavailable' });
    expect(world.database.tables).toEqual(before);
  });

  it('is refused without a household, and to one that is being deleted, whose customer is not kept', async () => {
    await expect(world.startCheckout({ householdId: 'unknown' })).rejects.toMatchObject({ code: 'not_signed_in' });
    let leave: () => Promise<unknown> = async () => {};
    world = makeWorld({
      reach: (provider: Payments): Payments => ({
        ...provider,
        customerFor: async (...asked) => {
          const made = await provider.customerFor(...asked);
          await leave();
          return made;
        },
      }),
    });
    const { household, person } = await world.addResident();
    leave = () => world.deletePerson({ personId: person.id });
    const refused = world.startCheckout({ householdId: household.id });
    await expect(refused).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await world.provider.customer('cus_1')).toBeUndefined();
    expect(world.database.tables.paymentCustomers.size).toBe(0);
  });

  it('is refused while the deletion of the household waits for the provider', async () => {
    let requestDeletion: () => Promise<unknown> = async () => {};
    world = makeWorld({
      reach: (provider: Payments): Payments => ({
        ...provider,
        customerFor: async (...asked) => {
          const made = await provider.customerFor(...asked);
          await requestDeletion();
          return made;
        },
      }),
    });
    const { household, person } = await world.addResident();
    await world.startCheckout({ householdId: household.id });
    requestDeletion = async () => {
      world.provider.goAway();
      await world.deletePerson({ personId: person.id });
      world.provider.comeBack();
    };
    const refused = world.startCheckout({ householdId: household.id });
    await expect(refused).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await world.provider.customer('cus_1')).toBeUndefined();
  });
});

describe('coming back from a checkout', () => {
  async function atCheckout() {
    const { household } = await world.addResident();
    const { url } = await world.startCheckout({ householdId: household.id });
    return { household, url, sessionId: sessionIn(url) };
  }

  it('gives premium immediately to a household that paid, before any event', async () => {
    const { household, url, sessionId } = await atCheckout();
    world.provider.pay(url);
    expect(payers.isPremium(world.emailOf(household))).toBe(false);
    expect(await world.completeCheckout({ sessionId })).toEqual({ paid: true });
    expect(payers.isPremium(world.emailOf(household))).toBe(true);
    expect(await world.completeCheckout({ sessionId })).toEqual({ paid: true });
  });

  it('gives nothing to a household that did not pay', async () => {
    const { household, url, sessionId } = await atCheckout();
    expect(await world.completeCheckout({ sessionId })).toEqual({ paid: false, reason: 'payment_failed' });
    world.provider.expire(url);
    expect(await world.completeCheckout({ sessionId })).toEqual({ paid: false, reason: 'payment_expired' });
    expect(payers.isPremium(world.emailOf(household))).toBe(false);
  });

  it.each([undefined, '', 'cs_never', '..'])('without a session, by the id of %j, says so', async (sessionId) => {
    expect(await world.completeCheckout({ sessionId })).toEqual({ paid: false, error: 'missing_session' });
  });

  it('with a payment that is still under way waits for it', async () => {
    const underWay: Checkout = { status: 'complete', payment: 'unpaid', customerId: 'cus_1' };
    world = makeWorld({ reach: (provider) => ({ ...provider, checkout: async () => underWay }) });
    expect(await world.completeCheckout({ sessionId: 'cs_1' })).toEqual({ paid: false, reason: 'payment_unpaid' });
  });

  it('reports a problem while the provider is unavailable', async () => {
    const { household, url, sessionId } = await atCheckout();
    world.provider.pay(url);
    world.provider.goAway();
    expect(await world.completeCheckout({ sessionId })).toEqual({ paid: false, error: 'dispatch_failed' });
    expect(world.reporter.problems).toMatchObject([{ code: 'payments_unavailable' }]);
    world.provider.comeBack();
    await world.completeCheckout({ sessionId });
    expect(payers.isPremium(world.emailOf(household))).toBe(true);
  });

  it('gives premium to the household that the session belongs to', async () => {
    const [mine, theirs] = [await atCheckout(), await atCheckout()];
    world.provider.pay(theirs.url);
    await world.completeCheckout({ sessionId: theirs.sessionId });
    expect([
      payers.isPremium(world.emailOf(mine.household)),
      payers.isPremium(world.emailOf(theirs.household)),
    ]).toEqual([false, true]);
  });
});

describe('managing a subscription', () => {
  it('leads to the provider’s page once there was one, and fails before', async () => {
    const { household } = await world.addResident();
    const open = () => world.openPortal({ householdId: household.id });
    await expect(open()).rejects.toMatchObject({ code: 'no_subscription' });
    await expect(world.openPortal({ householdId: 'unknown' })).rejects.toMatchObject({ code: 'no_subscription' });
    const { id } = await payers.pay(household.id);
    await world.syncSubscription({ householdId: household.id });
    expect((await open()).url).toContain('portal');
    world.provider.giveUp(id);
    await world.syncSubscription({ householdId: household.id });
    expect((await open()).url).toContain('portal');
    world.provider.goAway();
    await expect(open()).rejects.toMatchObject({ code: 'payments_unavailable' });
  });
});
