import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { withdrawalEndsAt } from '#core/domain/selling/withdrawal.ts';
import type { Mail, MailKind } from '#core/ports/mailer.ts';
import type { Payments } from '#core/ports/payments.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';
import { makeSubmitDeclaration } from '#core/use-cases/selling/submit-declaration.ts';
import { makePayers, type Payers } from './payers.ts';
import { makeWorld, type World } from './world.ts';

const email = 'ada@example.org';
let world: World;
let payers: Payers;
beforeEach(() => {
  world = makeWorld();
  payers = makePayers(world);
});

async function buyer({ asks = false } = {}) {
  const { household, person } = await world.addResident({ email });
  world.provider.askToStart(asks);
  const subscription = await payers.pay(household.id);
  for (const event of world.provider.events) await payers.deliver(event);
  await payers.work();
  return { householdId: household.id, household, person, subscription };
}
const mails = () => world.mailer.sent.map(({ kind, to }) => `${kind} ${to}`);
const lastMail = <Kind extends MailKind>(kind: Kind) =>
  world.mailer.sent.findLast((mail) => mail.kind === kind) as Mail<Kind> | undefined;
const tokenIn = (mail: Mail<'declaration-receipt'> | undefined) =>
  new URL(mail?.link ?? '').searchParams.get('token') ?? '';
const declared = () => [...world.database.tables.declarations.values()];
const form = { name: 'Ada', reference: 'Invoice 0001', language: 'en' } as const;

describe('a purchase', () => {
  it('is confirmed by mail once, with price, renewal and the end of the withdrawal period', async () => {
    const { household, subscription } = await buyer({ asks: true });
    await world.reconcileBilling();
    await payers.work();
    expect(mails()).toEqual([`premium-started ${email}`]);
    expect(lastMail('premium-started')).toMatchObject({
      price: { minor: 499, currency: 'EUR', period: 'month' },
      askedToStart: true,
      startedAt: subscription.startedAt,
      renewsAt: subscription.paidUntil,
      withdrawUntil: withdrawalEndsAt(subscription.startedAt, household),
    });
  });

  it('that ended before we knew of it is not confirmed', async () => {
    const { household } = await world.addResident({ email });
    const { id } = await payers.pay(household.id);
    world.provider.giveUp(id);
    await world.reconcileBilling();
    await payers.work();
    expect(mails()).toEqual([]);
  });
});

describe('a cancellation', () => {
  it('ends the contract with its period, and is acknowledged and confirmed', async () => {
    const { householdId, person, subscription } = await buyer();
    const { declaredAt } = await world.declare({ householdId, person, kind: 'cancellation' });
    expect(declaredAt).toEqual(world.clock.now());
    expect((await world.getContract({ householdId, email })).contract).toMatchObject({
      state: 'ending',
      canCancel: false,
    });
    await payers.work();
    expect(payers.known(email).subscription).toMatchObject({ status: 'active', endsAtPeriodEnd: true });
    expect(declared()).toMatchObject([{ kind: 'cancellation', state: 'done', subscriptionId: subscription.id }]);
    expect(mails().slice(1)).toEqual([`declaration-receipt ${email}`, `premium-ended ${email}`]);
    expect(lastMail('declaration-receipt')).toMatchObject({ endsAt: subscription.paidUntil, link: expect.any(String) });
    expect(lastMail('premium-ended')).toMatchObject({ isOver: false, endsAt: subscription.paidUntil });
    expect(world.provider.refunds).toEqual([]);
  });

  it('made in the provider’s portal is confirmed, too, and again after it was taken back', async () => {
    const { subscription } = await buyer();
    world.provider.cancelAtPeriodEnd(subscription.id);
    await world.reconcileBilling();
    await payers.work();
    await world.reconcileBilling();
    await payers.work();
    expect(mails()).toEqual([`premium-started ${email}`, `premium-ended ${email}`]);
  });

  it('needs a contract', async () => {
    const { household, person } = await world.addResident();
    const declare = () => world.declare({ householdId: household.id, person, kind: 'cancellation' });
    await expect(declare()).rejects.toMatchObject({ code: 'no_subscription' });
    expect((await world.getContract({ householdId: household.id, email })).contract).toBeUndefined();
  });
});

describe('a withdrawal', () => {
  it.each([
    ['everything', false, 499],
    ['in proportion, if the buyer asked for the start', true, 416],
  ])('refunds %s, and ends Premium at once', async (_, asks, amount) => {
    const { householdId, person } = await buyer({ asks });
    world.clock.advance({ days: 5 });
    await world.declare({ householdId, person, kind: 'withdrawal' });
    expect((await world.getContract({ householdId, email })).contract).toMatchObject({ state: 'ended' });
    await payers.work();
    expect(world.provider.refunds).toMatchObject([{ amount }]);
    expect(payers.isPremium(email)).toBe(false);
    expect(lastMail('premium-ended')).toMatchObject({ isOver: true, refund: { minor: amount, currency: 'EUR' } });
    expect(mails().filter((mail) => mail.startsWith('premium-ended'))).toHaveLength(1);
  });

  it('is possible until the period ends, to the second, also after a cancellation', async () => {
    const { householdId, person, household, subscription } = await buyer();
    const endsAt = withdrawalEndsAt(subscription.startedAt, household);
    await world.declare({ householdId, person, kind: 'cancellation' });
    await payers.work();
    world.clock.advance({ seconds: (endsAt.getTime() - world.clock.now().getTime()) / 1000 - 1 });
    expect((await world.getContract({ householdId, email })).contract).toMatchObject({ withdrawUntil: endsAt });
    world.clock.advance({ seconds: 1 });
    expect((await world.getContract({ householdId, email })).contract).not.toHaveProperty('withdrawUntil');
    const declare = () => world.declare({ householdId, person, kind: 'withdrawal' });
    await expect(declare()).rejects.toMatchObject({ code: 'withdrawal_over' });
  });

  it('counts from its declaration, however long the provider is away', async () => {
    const { householdId, person } = await buyer({ asks: true });
    world.clock.advance({ days: 5 });
    world.provider.goAway();
    const first = await world.declare({ householdId, person, kind: 'withdrawal' });
    expect(await world.declare({ householdId, person, kind: 'withdrawal' })).toEqual(first);
    expect(await payers.work()).toHaveLength(1);
    expect(lastMail('declaration-receipt')).toMatchObject({ declaredAt: first.declaredAt });
    world.clock.advance({ days: 20 });
    world.provider.comeBack();
    expect(await world.retryDeclarations()).toBe(1);
    await payers.work();
    expect(world.provider.refunds).toMatchObject([{ amount: 416 }]);
    expect(await world.retryDeclarations()).toBe(0);
  });

  it('is carried out before the account is deleted, and the deletion is confirmed', async () => {
    const { householdId, person } = await buyer();
    await world.declare({ householdId, person, kind: 'withdrawal' });
    expect(await world.deletePerson({ personId: person.id })).toEqual({ gone: true });
    expect(world.provider.refunds).toMatchObject([{ amount: 499 }]);
    expect(declared()).toEqual([]);
    expect(mails().at(-1)).toBe(`account-deleted ${email}`);
  });

  it.each([
    ['whose refund the provider refuses', { refundPayment: async () => false }],
    ['from what the provider no longer knows', { purchase: async () => undefined }],
  ])('%s is left to a person', async (_, changed) => {
    world = makeWorld({ reach: (provider): Payments => ({ ...provider, ...changed }) });
    payers = makePayers(world);
    const { householdId, person } = await buyer();
    await world.declare({ householdId, person, kind: 'withdrawal' });
    await payers.work();
    expect(world.reporter.problems).toMatchObject([{ message: expect.stringContaining('by hand') }]);
    expect(declared()).toMatchObject([{ state: 'done' }]);
  });

  it('is carried out once, wherever it is interrupted, and however many do it at once', async () => {
    const calls = ['purchase', 'refundPayment', 'withdraw', 'subscriptionsOf'] as const;
    const interruption = fc.record({ call: fc.constantFrom(...calls), before: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(interruption, { maxLength: 6 }), fc.boolean(), async (interruptions, asks) => {
        const waiting: { call: string; before: boolean }[] = [];
        const breaking = <Args extends unknown[], Result>(call: string, work: (...args: Args) => Promise<Result>) => {
          return async (...args: Args): Promise<Result> => {
            const isHit = waiting[0]?.call === call;
            const hit = isHit ? waiting.shift() : undefined;
            if (hit?.before) throw new Error('killed before the call');
            const result = await work(...args);
            if (hit) throw new Error('killed after the call');
            return result;
          };
        };
        world = makeWorld({
          reach: (provider): Payments => ({
            ...provider,
            purchase: breaking('purchase', provider.purchase),
            refundPayment: breaking('refundPayment', provider.refundPayment),
            withdraw: breaking('withdraw', provider.withdraw),
            subscriptionsOf: breaking('subscriptionsOf', provider.subscriptionsOf),
          }),
        });
        payers = makePayers(world);
        const { householdId, person } = await buyer({ asks });
        world.clock.advance({ days: 3 });
        const { id: declarationId } = await world.declare({ householdId, person, kind: 'withdrawal' });
        waiting.push(...interruptions);
        for (let times = 0; times <= interruptions.length; times++)
          await Promise.allSettled([1, 2].map(() => world.executeDeclaration({ declarationId })));
        waiting.length = 0;
        await payers.work();
        expect(world.provider.refunds).toMatchObject([{ amount: asks ? 450 : 499 }]);
        expect(declared()).toMatchObject([{ state: 'done', refund: { minor: asks ? 450 : 499 } }]);
        expect(payers.isPremium(email)).toBe(false);
        expect(mails().filter((mail) => mail.startsWith('premium-ended'))).toHaveLength(1);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a declaration without signing in', () => {
  const submit = (kind: 'cancellation' | 'withdrawal', to = email) =>
    world.submitDeclaration({ ...form, kind, email: to });
  const stateOf = (id: string) => declared().find((each) => each.id === id)?.state;
  const receipts = () => world.mailer.sent.flatMap((mail) => (mail.kind === 'declaration-receipt' ? [mail] : []));
  /** Lets time pass, and does what the timetable and the queue do meanwhile. */
  async function pass(time: { days?: number; hours?: number }) {
    world.clock.advance(time);
    await world.remindDeclarations();
    for (const job of world.database.jobs) Object.assign(job, { dueAt: undefined });
    await payers.work();
  }

  it('cancels at once, and the owner can take that back until the period ends', async () => {
    const { householdId } = await buyer();
    const { id } = await submit('cancellation');
    await payers.work();
    expect(stateOf(id)).toBe('done');
    const { subscription } = payers.known(email);
    expect(subscription).toMatchObject({ endsAtPeriodEnd: true });
    expect(lastMail('declaration-receipt')).toMatchObject({
      outcome: 'accepted',
      isConfirmed: false,
      name: '',
      endsAt: subscription?.paidUntil,
    });
    const token = tokenIn(lastMail('declaration-receipt'));
    expect(await world.readDeclaration({ token })).toMatchObject({ canTakeBack: true });
    for (let times = 0; times < 2; times++) await world.takeBackDeclaration({ token });
    expect(stateOf(id)).toBe('taken_back');
    expect(payers.known(email).subscription).toMatchObject({ endsAtPeriodEnd: false });
    expect((await world.getContract({ householdId, email })).contract).toMatchObject({ state: 'running' });
    await world.retryDeclarations();
    await payers.work();
    expect(payers.known(email).subscription).toMatchObject({ endsAtPeriodEnd: false });
  });

  it('waits for its link once the owner has taken a cancellation back, so that strangers can’t go on', async () => {
    const { householdId } = await buyer();
    await submit('cancellation');
    await payers.work();
    await world.keepContract({ householdId });
    const { id } = await submit('cancellation');
    await payers.work();
    expect(stateOf(id)).toBe('unconfirmed');
    expect(payers.known(email).subscription).toMatchObject({ endsAtPeriodEnd: false });
    await world.confirmDeclaration({ token: tokenIn(lastMail('declaration-receipt')) });
    await payers.work();
    expect(payers.known(email).subscription).toMatchObject({ endsAtPeriodEnd: true });
  });

  it('can’t be taken back once the contract has ended', async () => {
    const { householdId, subscription } = await buyer();
    await submit('cancellation');
    await payers.work();
    const token = tokenIn(lastMail('declaration-receipt'));
    world.provider.endPeriod(subscription.id);
    await world.reconcileBilling();
    expect(await world.readDeclaration({ token })).toMatchObject({ canTakeBack: false });
    const refused = { code: 'no_subscription' };
    await expect(world.takeBackDeclaration({ token })).rejects.toMatchObject(refused);
    await expect(world.keepContract({ householdId })).rejects.toMatchObject(refused);
  });

  it('withdraws once its link confirms it, and counts from when it was made', async () => {
    await buyer({ asks: true });
    world.clock.advance({ days: 5 });
    const { declaredAt } = await submit('withdrawal');
    await payers.work();
    expect(world.provider.refunds).toEqual([]);
    world.clock.advance({ days: 20 });
    const token = tokenIn(lastMail('declaration-receipt'));
    expect(await world.readDeclaration({ token })).toMatchObject({
      declaration: { state: 'unconfirmed', declaredAt },
      canTakeBack: false,
    });
    for (let times = 0; times < 3; times++)
      expect(await world.confirmDeclaration({ token })).toMatchObject({ state: 'accepted' });
    await payers.work();
    expect(world.provider.refunds).toMatchObject([{ amount: 416 }]);
    expect(await world.confirmDeclaration({ token })).toMatchObject({ state: 'done' });
  });

  it('that withdraws is reminded after one day and after three, then listed, and never deleted unanswered', async () => {
    await buyer();
    const { id } = await submit('withdrawal');
    await payers.work();
    const seen: [number, number][] = [];
    for (let day = 0; day < 5; day++) {
      seen.push([receipts().length, (await world.listDeclarations()).length]);
      for (let hour = 0; hour < 24; hour++) await pass({ hours: 1 });
    }
    expect(seen).toEqual([
      [1, 0],
      [2, 0],
      [2, 0],
      [3, 1],
      [3, 1],
    ]);
    expect(new Set(receipts().map((mail) => mail.id)).size).toBe(3);
    expect(receipts().map(({ isReminder }) => isReminder)).toEqual([false, true, true]);
    await pass({ days: 6 * 365 });
    expect(await world.deleteExpiredDeclarations()).toBe(0);
    expect(await world.listDeclarations()).toMatchObject([{ declaration: { id }, problem: 'unanswered' }]);
    await world.answerDeclaration({ declarationId: id });
    await payers.work();
    expect(stateOf(id)).toBe('done');
    expect(world.provider.refunds).toMatchObject([{ amount: 499 }]);
    expect(await world.listDeclarations()).toEqual([]);
  });

  it('that the operator declines is answered with the reason', async () => {
    await buyer();
    const { id } = await submit('withdrawal');
    await payers.work();
    await world.answerDeclaration({ declarationId: id, reason: 'You wrote that you keep it.' });
    await payers.work();
    expect(lastMail('declaration-receipt')).toMatchObject({
      outcome: 'declined',
      reason: 'You wrote that you keep it.',
    });
    const again = world.answerDeclaration({ declarationId: id });
    await expect(again).rejects.toMatchObject({ code: 'declaration_not_found' });
    const token = world.linkTokens.tokenFor(id);
    expect(await world.confirmDeclaration({ token })).toMatchObject({ state: 'declined' });
  });

  it('counts once, however often it is repeated and however it is confirmed', async () => {
    const { householdId, person } = await buyer({ asks: true });
    world.clock.advance({ days: 5 });
    const first = await submit('withdrawal');
    await payers.work();
    world.clock.advance({ days: 5 });
    const second = await submit('withdrawal');
    await payers.work();
    expect([stateOf(first.id), stateOf(second.id)]).toEqual(['unconfirmed', 'repeated']);
    expect(tokenIn(lastMail('declaration-receipt'))).toBe(world.linkTokens.tokenFor(first.id));
    const confirmed = await world.declare({ householdId, person, kind: 'withdrawal' });
    expect(confirmed).toMatchObject({ id: first.id, state: 'accepted', declaredAt: first.declaredAt });
    await payers.work();
    expect(world.provider.refunds).toMatchObject([{ amount: 416 }]);
  });

  it('is answered by mail if it comes after the period, or if there is no contract', async () => {
    await buyer();
    world.clock.advance({ days: 20 });
    const late = await submit('withdrawal');
    await payers.work();
    expect([stateOf(late.id), lastMail('declaration-receipt')?.outcome]).toEqual(['too_late', 'too_late']);
    const none = await submit('cancellation', 'nobody@example.org');
    await payers.work();
    expect([stateOf(none.id), lastMail('declaration-receipt')?.outcome]).toEqual(['no_contract', 'no_contract']);
    expect(world.provider.refunds).toEqual([]);
    expect(payers.isPremium(email)).toBe(true);
  });

  it('is carried out with the account that is deleted, so that nothing waits for a link without an owner', async () => {
    const { person } = await buyer();
    await submit('withdrawal');
    await payers.work();
    expect(await world.deletePerson({ personId: person.id })).toEqual({ gone: true });
    expect(world.provider.refunds).toMatchObject([{ amount: 499 }]);
  });

  it('is saved without a look at who has the address, which would take longer for some', async () => {
    await buyer();
    const used = new Set<string | symbol>();
    const watched: UnitOfWork = {
      run: (work) =>
        world.unitOfWork.run((stores) =>
          work(
            new Proxy(stores, {
              get(target, name) {
                used.add(name);
                return Reflect.get(target, name);
              },
            }),
          ),
        ),
    };
    await makeSubmitDeclaration({ ...world.ports, unitOfWork: watched })({ ...form, kind: 'withdrawal', email });
    expect(used).toEqual(new Set(['declarations', 'jobs']));
  });

  it('needs a genuine link', async () => {
    const { id } = await submit('cancellation');
    const token = world.linkTokens.tokenFor(id);
    const forged = `${token.slice(0, -4)}AAAA`;
    for (const wrong of [forged, 'none', world.linkTokens.tokenFor(world.ports.ids.next())])
      await expect(world.confirmDeclaration({ token: wrong })).rejects.toMatchObject({ code: 'invalid_link' });
  });

  it('for an address without a contract is forgotten after 90 days', async () => {
    await submit('cancellation', 'nobody@example.org');
    await payers.work();
    world.clock.advance({ days: 89 });
    expect(await world.deleteExpiredDeclarations()).toBe(0);
    world.clock.advance({ days: 2 });
    expect(await world.deleteExpiredDeclarations()).toBe(1);
  });

  it('is saved however many a buyer’s address gets, and mailed three times an hour until all are', async () => {
    await buyer();
    for (let times = 0; times < 11; times++) await submit('withdrawal');
    const { id } = await submit('withdrawal');
    expect(declared()).toHaveLength(12);
    const sent: number[] = [];
    for (let hour = 0; hour < 4; hour++) {
      await pass({});
      sent.push(receipts().length);
      world.clock.advance({ hours: 1 });
    }
    expect(sent).toEqual([3, 6, 9, 12]);
    expect(stateOf(id)).toBe('repeated');
  });

  it('is mailed once a day to an address without a contract, and always saved', async () => {
    for (let day = 0; day < 3; day++) {
      for (let times = 0; times < 4; times++) await submit('withdrawal', 'nobody@example.org');
      await pass({});
      world.clock.advance({ days: 1 });
    }
    expect([declared().length, receipts().length]).toEqual([12, 3]);
  });

  it('puts nothing that a stranger wrote into a mail before it is confirmed', async () => {
    await buyer();
    const { id } = await submit('withdrawal');
    await payers.work();
    expect(receipts()).toMatchObject([{ name: '', reference: '' }]);
    await world.confirmDeclaration({ token: world.linkTokens.tokenFor(id) });
    await payers.work();
    expect(receipts()).toMatchObject([{}, { name: form.name, reference: form.reference }]);
    expect(receipts()[1]).not.toHaveProperty('link');
  });

  it('whose job was lost is taken up by the nightly run', async () => {
    await buyer();
    const { id } = await submit('withdrawal');
    world.database.jobs.length = 0;
    world.clock.advance({ days: 2 });
    expect(await world.listDeclarations()).toMatchObject([{ problem: 'stuck' }]);
    expect(await world.retryDeclarations()).toBe(1);
    await payers.work();
    expect([stateOf(id), receipts().length]).toEqual(['unconfirmed', 1]);
  });

  it('is refused where nothing is or was sold', async () => {
    world = makeWorld({ sellsPremium: false });
    payers = makePayers(world);
    const refused = { code: 'nothing_sold' };
    await expect(submit('cancellation')).rejects.toMatchObject(refused);
    await buyer();
    await submit('cancellation');
    expect(declared()).toHaveLength(1);
  });
});

describe('the price', () => {
  it('is asked for once in ten minutes, and stays known while the provider is away', async () => {
    let asked = 0;
    const ask = (provider: Payments) => {
      asked += 1;
      return provider.price();
    };
    world = makeWorld({
      reach: (provider): Payments => ({ ...provider, price: () => ask(provider) }),
    });
    world.provider.goAway();
    expect(await world.getPrice()).toBeUndefined();
    world.provider.comeBack();
    const [price] = await Promise.all([world.getPrice(), world.getPrice(), world.getPrice()]);
    expect([price?.minor, asked]).toEqual([499, 2]);
    world.clock.advance({ minutes: 11 });
    world.provider.goAway();
    expect(await world.getPrice()).toEqual(price);
  });
});
