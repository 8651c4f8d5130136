import { beforeEach, describe, expect, it } from 'vitest';
import { deletionMark } from '#core/domain/people/deletion-mark.ts';
import { isRunning } from '#core/domain/selling/subscription.ts';
import type { Payments } from '#core/ports/payments.ts';
import { makePayers, type Payers } from './payers.ts';
import { makeWorld, type World } from './world.ts';

const email = 'ada@example.org';
let world: World;
let payers: Payers;
beforeEach(() => {
  world = makeWorld();
  payers = makePayers(world);
});

/** Returns everything that is stored, including the queue. */
const stored = () =>
  JSON.stringify([
    Object.entries(world.database.tables).map(([name, table]) => [name, [...table]]),
    world.database.jobs,
  ]);

async function payer() {
  const settled = await world.addResident({ email });
  const subscription = await payers.pay(settled.household.id);
  await world.syncSubscription({ householdId: settled.household.id });
  await world.requestSignInLink({ email });
  await world.getWeek({ ...settled.claims, offset: 0 });
  return { ...settled, subscription, householdId: settled.household.id, personId: settled.person.id };
}
const isStillPaying = async (customerId: string) =>
  (await world.provider.subscriptionsOf(customerId)).filter(isRunning).length > 0;

describe('an account that is deleted', () => {
  it('leaves no data that names it, no session and no running subscription', async () => {
    const { personId, householdId, claims, subscription } = await payer();
    const { household: neighbour, claims: theirs } = await world.addResident();
    await world.noteSupportAction({ email, action: 'show-household', operator: 'grace' });
    expect(await world.deletePerson({ personId })).toEqual({ gone: true });
    expect(await payers.work()).toEqual([]);
    for (const trace of [personId, householdId, email, subscription.customerId]) expect(stored()).not.toContain(trace);
    await expect(world.authenticate(claims)).rejects.toMatchObject({ code: 'session_ended' });
    expect(await isStillPaying(subscription.customerId)).toBe(false);
    expect(await world.provider.customer(subscription.customerId)).toBeUndefined();
    expect((await world.authenticate(theirs)).household).toEqual(neighbour);
  });

  it('keeps the support actions, without the person and the household', async () => {
    const { personId } = await payer();
    await world.noteSupportAction({ email, action: 'delete-household', operator: 'grace' });
    await world.deletePerson({ personId });
    expect([...world.database.tables.supportActions.values()]).toMatchObject([
      { action: 'delete-household', operator: 'grace', householdId: null, personId: null },
    ]);
  });

  it('is signed out at once while the provider is unavailable, and deleted when it is back', async () => {
    const { personId, householdId, claims, subscription } = await payer();
    world.provider.goAway();
    expect(await world.deletePerson({ personId })).toEqual({ gone: false });
    expect(world.reporter.problems).toMatchObject([{ code: 'payments_unavailable' }]);
    await expect(world.authenticate(claims)).rejects.toMatchObject({ code: 'session_ended' });
    expect(payers.known(email).deletionRequestedAt).toEqual(world.clock.now());
    expect(await isPutAside()).toBe(true);
    world.provider.comeBack();
    expect(await world.deletePerson({ personId })).toEqual({ gone: true });
    for (const trace of [personId, householdId, email]) expect(stored()).not.toContain(trace);
    expect(await isStillPaying(subscription.customerId)).toBe(false);
  });

  it('is completed by the job from where it stopped', async () => {
    const { personId, householdId } = await payer();
    world.provider.goAway();
    await world.deletePerson({ personId });
    const [job] = world.database.jobs.filter(({ name }) => name === 'finish-deletion');
    if (job?.name !== 'finish-deletion') throw new Error('the departure should have been queued');
    await expect(world.retryDeletion(job.data)).rejects.toMatchObject({ code: 'payments_unavailable' });
    world.provider.comeBack();
    await world.retryDeletion(job.data);
    await world.retryDeletion(job.data);
    expect(stored()).not.toContain(householdId);
  });

  it('is noted apart from the database, even while the provider is unavailable', async () => {
    const { personId, householdId } = await payer();
    const noted = () => world.deletionList.read([]);
    expect(await noted()).toEqual(new Set());
    world.provider.goAway();
    await world.deletePerson({ personId });
    const marks = [
      deletionMark({ kind: 'person', id: personId }, world.ports.digest.sha256),
      deletionMark({ kind: 'home', id: householdId }, world.ports.digest.sha256),
    ];
    expect(await noted()).toEqual(new Set(marks));
    expect([...(await noted())].join()).not.toContain(householdId);
  });

  it('is deleted although it cannot be noted, and the log then has the mark', async () => {
    const { personId, householdId } = await payer();
    world.deletionList.add = async () => {
      throw new Error('the disk is full');
    };
    expect(await world.deletePerson({ personId })).toEqual({ gone: true });
    const mark = deletionMark({ kind: 'home', id: householdId }, world.ports.digest.sha256);
    expect(world.reporter.problems).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining(`deleted ${mark}`) }),
    );
  });

  it('is deleted although no job does it, as after a restore, and later if the provider is unavailable', async () => {
    const { person, householdId } = await payer();
    const { household: neighbour } = await world.addResident();
    await world.unitOfWork.run(async ({ households, persons }) => {
      const deletionRequestedAt = world.clock.now();
      await households.update({ ...payers.known(email), deletionRequestedAt });
      await persons.requestDeletion(person.id, deletionRequestedAt);
    });
    world.provider.goAway();
    expect(await world.deleteRestored()).toEqual({ gone: 0, waiting: 1 });
    world.provider.comeBack();
    await payers.work();
    for (const trace of [person.id, householdId]) expect(stored()).not.toContain(trace);
    expect(stored()).toContain(neighbour.id);
    expect(await world.deleteRestored()).toEqual({ gone: 0, waiting: 0 });
  });

  it('is confirmed by one mail, and by no second one when a restored backup brought it back', async () => {
    const confirmations = () => world.mailer.sent.filter(({ kind }) => kind === 'account-deleted').map(({ to }) => to);
    const { personId } = await payer();
    await world.deletePerson({ personId });
    expect(confirmations()).toEqual([email]);
    const { person } = await payer();
    await world.unitOfWork.run(({ persons }) => persons.requestDeletion(person.id, world.clock.now()));
    world.provider.goAway();
    expect(await world.deleteRestored()).toEqual({ gone: 0, waiting: 1 });
    world.provider.comeBack();
    await payers.work();
    expect(stored()).not.toContain(email);
    expect(confirmations()).toEqual([email]);
  });

  async function isPutAside(): Promise<boolean> {
    const aside = await payers.work();
    return aside.some(({ name }) => name === 'finish-deletion');
  }

  it('cannot be signed in to during the deletion; its link stays valid, and creates a new account afterwards', async () => {
    const { personId, householdId } = await payer();
    const { nonce } = await world.requestSignInLink({ email });
    const token = world.linkTokens.tokenFor(nonce);
    world.provider.goAway();
    await world.deletePerson({ personId });
    await expect(world.verifySignInLink({ token })).rejects.toMatchObject({ code: 'account_leaving' });
    expect(world.database.tables.sessions.size).toBe(0);
    world.provider.comeBack();
    await world.deletePerson({ personId });
    await expect(world.verifySignInLink({ token })).rejects.toMatchObject({ code: 'invalid_link' });
    const again = await world.requestSignInLink({ email });
    const { household } = await world.verifySignInLink({ token: world.linkTokens.tokenFor(again.nonce) });
    expect(household.id).not.toBe(householdId);
    expect(payers.known(email).id).toBe(household.id);
    expect(household).not.toHaveProperty('subscription');
  });

  it('can be requested twice, but not without an account', async () => {
    const { personId, householdId } = await payer();
    const both = await Promise.all(
      [world.deletePerson({ personId }), world.deletePerson({ personId })].map((each) =>
        each.catch(({ code }) => code),
      ),
    );
    expect(both).toContainEqual({ gone: true });
    await expect(world.deletePerson({ personId })).rejects.toMatchObject({ code: 'not_signed_in' });
    await payers.work();
    expect(stored()).not.toContain(householdId);
  });
});

describe('after a deletion', () => {
  it('no event, returning payer or reconciliation creates the account again', async () => {
    const { personId } = await payer();
    const sessionId = world.provider.sellTo(email);
    await world.completeCheckout({ sessionId });
    await world.deletePerson({ personId });
    for (const { body } of world.provider.events) {
      await world.handlePaymentEvent({ body, signature: world.provider.sign(body) });
    }
    await world.completeCheckout({ sessionId });
    expect(await world.reconcileBilling()).toMatchObject({ failed: 0 });
    await payers.work();
    expect(world.database.tables.households.size).toBe(0);
    expect(world.database.tables.paymentCustomers.size).toBe(0);
    expect(world.mailer.sent.filter(({ kind }) => kind === 'payment-problem')).toEqual([]);
  });

  it('a queued mail finds no household', async () => {
    const { personId, subscription } = await payer();
    world.provider.failRenewal(subscription.id);
    const event = world.provider.events.findLast(({ type }) => type === 'invoice.payment_failed');
    if (event) await payers.deliver(event);
    expect(world.database.jobs.map(({ name }) => name)).toContain('send-payment-problem');
    await world.deletePerson({ personId });
    expect(await payers.work()).toEqual([]);
    expect(world.mailer.sent.map(({ kind, to }) => `${kind} ${to}`)).toEqual([`account-deleted ${email}`]);
  });

  it('an event leaves nothing behind if its household is deleted while the provider is read', async () => {
    let leave: () => Promise<unknown> = async () => {};
    world = makeWorld({
      reach: (provider): Payments => ({
        ...provider,
        subscriptionsOf: async (id) => {
          const found = await provider.subscriptionsOf(id);
          await leave();
          return found;
        },
      }),
    });
    payers = makePayers(world);
    const { personId, householdId, subscription } = await payer();
    world.provider.failRenewal(subscription.id);
    const event = world.provider.events.findLast(({ type }) => type === 'invoice.payment_failed');
    if (!event) throw new Error('an event was needed');
    leave = async () => {
      leave = async () => {};
      await world.deletePerson({ personId });
    };
    await payers.deliver(event);
    expect(stored()).not.toContain(householdId);
  });

  it('a purchase made during the deletion creates a new account afterwards', async () => {
    const { personId, householdId } = await payer();
    world.provider.goAway();
    await world.deletePerson({ personId });
    world.provider.comeBack();
    const sessionId = world.provider.sellTo(email);
    expect(await world.completeCheckout({ sessionId })).toEqual({ paid: false, error: 'dispatch_failed' });
    const event = world.provider.events.at(-1);
    if (!event) throw new Error('an event was needed');
    await expect(payers.deliver(event)).rejects.toMatchObject({ code: 'account_leaving' });
    await world.deletePerson({ personId });
    await payers.deliver(event);
    expect(payers.known(email).id).not.toBe(householdId);
    expect(payers.isPremium(email)).toBe(true);
  });

  it('a customer that the household got during the deletion is deleted, too', async () => {
    let appear: () => Promise<void> = async () => {};
    world = makeWorld({
      reach: (provider): Payments => ({
        ...provider,
        deleteCustomer: async (id) => {
          await provider.deleteCustomer(id);
          await appear();
        },
      }),
    });
    payers = makePayers(world);
    const { personId, householdId, household } = await payer();
    const other = await world.provider.customerFor({ id: household.id, email }, 'cus_of_before');
    world.provider.pay((await world.provider.startCheckout(other, householdId, 'en')).url);
    appear = async () => {
      appear = async () => {};
      await world.syncCustomer({ customerId: other });
    };
    expect(await world.deletePerson({ personId })).toEqual({ gone: true });
    expect(await isStillPaying(other)).toBe(false);
    expect(stored()).not.toContain(householdId);
  });
});
