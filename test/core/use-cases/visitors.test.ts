import { beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '#core/domain/errors.ts';
import { isRunning } from '#core/domain/selling/subscription.ts';
import type { Payments } from '#core/ports/payments.ts';
import { linkIn, tokenIn } from './link-in.ts';
import { makePayers, type Payers } from './payers.ts';
import { makeWorld, type World } from './world.ts';

const email = 'visitor@example.org';
let world: World;
let payers: Payers;
beforeEach(() => {
  world = makeWorld();
  payers = makePayers(world);
});

const hearAll = async () => {
  for (const { body } of world.provider.events) {
    await world.handlePaymentEvent({ body, signature: world.provider.sign(body) });
  }
};
const mails = () => world.mailer.sent.map(({ kind, to }) => `${kind} ${to}`);

describe('a visitor who pays before signing in', () => {
  it('gets an account and a welcome whose link signs in', async () => {
    world.provider.sellTo(email);
    await hearAll();
    await payers.work();
    const [mail] = world.mailer.sent;
    expect(mail).toMatchObject({ kind: 'welcome', to: email, validMinutes: 4320 });
    const address = linkIn(mail);
    expect(address.origin + address.pathname).toBe('https://upkept.example/verify-auth');
    const { household } = await world.verifySignInLink({ token: address.searchParams.get('token') ?? '' });
    expect(household).toMatchObject({ id: payers.known(email).id, subscription: { status: 'active' } });
    expect(world.database.tables.pendingJobs.size).toBe(0);
  });

  it('gets them in the language of the page on which they bought, unless they have an account in another', async () => {
    world.provider.sellTo(email, 'fr');
    await hearAll();
    await payers.work();
    expect(world.mailer.sent.map(({ kind, language }) => [kind, language])).toEqual([
      ['welcome', 'fr'],
      ['premium-started', 'fr'],
    ]);
    expect(linkIn(world.mailer.sent[0]).searchParams.get('lang')).toBe('fr');
    const known = 'known@example.org';
    await world.addResident({ email: known });
    world.provider.sellTo(known, 'fr');
    await hearAll();
    await payers.work();
    expect(world.mailer.sent.filter(({ to }) => to === known).map(({ language }) => language)).toEqual(['en', 'en']);
  });

  it('has premium at once when they come back before any event does', async () => {
    const sessionId = world.provider.sellTo(email);
    expect(await world.completeCheckout({ sessionId })).toEqual({ paid: true });
    expect(payers.isPremium(email)).toBe(true);
    await hearAll();
    await payers.work();
    expect(mails()).toEqual([`welcome ${email}`, `premium-started ${email}`]);
  });

  it('finds a link that is good for its whole time, however long the mail had to wait', async () => {
    world.provider.sellTo(email);
    await hearAll();
    world.clock.advance({ days: 3 });
    world.mailer.refuse(2);
    expect(await payers.work()).toEqual([]);
    expect(mails()).toEqual([`welcome ${email}`, `premium-started ${email}`]);
    world.clock.advance({ minutes: 9, seconds: 59 });
    const token = tokenIn(world.mailer.sent[0]);
    await world.verifySignInLink({ token });
  });

  it('gets it into the account that the address has', async () => {
    const { household } = await world.addResident({ email });
    world.provider.sellTo(email.toUpperCase());
    await hearAll();
    await payers.work();
    expect(world.database.tables.households.size).toBe(1);
    expect(payers.known(email)).toMatchObject({ id: household.id, name: 'Home', subscription: { status: 'active' } });
    expect(mails()).toEqual([`welcome ${email}`, `premium-started ${email}`]);
  });

  it('pays once: of two purchases the first stays, the other is ended, refunded and reported', async () => {
    world.provider.sellTo(email);
    await hearAll();
    const first = payers.known(email).subscription;
    world.clock.advance({ hours: 1 });
    world.provider.sellTo(email);
    await Promise.all([hearAll(), hearAll()]);
    const all = await payers.atProvider(payers.known(email).id);
    expect(all.filter(isRunning)).toEqual([first]);
    expect(all).toHaveLength(2);
    expect(payers.known(email).subscription).toEqual(first);
    const other = all.find(({ id }) => id !== first?.id);
    expect(other?.paidUntil).toEqual(world.clock.now());
    const event = 'surplus subscription refunded and cancelled';
    expect(world.reporter.notes).toEqual([{ event, data: { subscriptionId: other?.id } }]);
    expect(world.reporter.problems).toEqual([]);
  });

  async function buyTwice(refusal: () => Promise<boolean>) {
    let asked = 0;
    const reach = (provider: Payments): Payments => ({
      ...provider,
      refund: (id) => (asked++ === 0 ? refusal() : provider.refund(id)),
    });
    world = makeWorld({ reach });
    payers = makePayers(world);
    world.provider.sellTo(email);
    await hearAll();
    world.clock.advance({ hours: 1 });
    const outcome = await world.completeCheckout({ sessionId: world.provider.sellTo(email) });
    const [, second] = await payers.atProvider(payers.known(email).id);
    return { outcome, second };
  }

  it('is given the second payment back later where the provider is away, and pays for it until then alone', async () => {
    const away = () => Promise.reject(new DomainError('payments_unavailable'));
    const { outcome, second } = await buyTwice(away);
    expect([outcome.paid, second?.status]).toEqual([false, 'active']);
    await hearAll();
    expect((await payers.atProvider(payers.known(email).id)).filter(isRunning)).toHaveLength(1);
    expect(world.reporter.notes).toMatchObject([{ data: { subscriptionId: second?.id } }]);
  });

  it('does not keep paying twice if the provider refuses a refund, which is reported', async () => {
    const { outcome, second } = await buyTwice(async () => false);
    expect([outcome.paid, second?.status]).toEqual([true, 'canceled']);
    expect(world.reporter.notes).toEqual([]);
    expect(String(world.reporter.problems)).toContain(`${second?.id} is cancelled; refund its last payment by hand`);
  });

  it('keeps what they pay for already when they buy once more without signing in', async () => {
    const { household } = await world.addResident({ email });
    const first = await payers.pay(household.id);
    world.clock.advance({ hours: 1 });
    world.provider.sellTo(email);
    await hearAll();
    expect((await payers.atProvider(household.id)).filter(isRunning)).toEqual([first]);
    expect(payers.isPremium(email)).toBe(true);
  });

  it('goes on with what they buy before what they cancelled has ended, and is given nothing back of that', async () => {
    const { household } = await world.addResident({ email });
    const { id } = await payers.pay(household.id);
    world.clock.advance({ days: 29 });
    world.provider.cancelAtPeriodEnd(id);
    world.provider.sellTo(email);
    await hearAll();
    const all = await payers.atProvider(household.id);
    const [bought, ...others] = all.filter(isRunning);
    expect(others).toEqual([]);
    expect(bought).toMatchObject({ endsAtPeriodEnd: false });
    expect(bought?.id).not.toBe(id);
    expect(payers.known(email).subscription).toEqual(bought);
    expect(all.find((each) => each.id === id)?.paidUntil).not.toEqual(world.clock.now());
    expect(world.reporter.problems).toEqual([]);
  });

  it('gets one welcome, even if the job runs again', async () => {
    world.provider.sellTo(email);
    await hearAll();
    const [job] = world.database.jobs;
    await payers.work();
    if (job?.name !== 'send-welcome') throw new Error('a welcome should have been queued');
    await world.sendWelcome(job.data);
    await world.sendWelcome({ pendingJobId: 'never' });
    expect(mails()).toEqual([`welcome ${email}`, `premium-started ${email}`]);
  });
});

describe('an event that cannot be followed to its end', () => {
  const failingOnce = (name: 'customer' | 'subscriptionsOf') => {
    let failures = 1;
    return (provider: Payments): Payments => ({
      ...provider,
      [name]: (id: string) => (failures-- > 0 ? Promise.reject(new Error('for now')) : provider[name](id)),
    });
  };

  it.each(['customer', 'subscriptionsOf'] as const)(
    'when %s fails is not saved, and takes effect when it arrives again',
    async (name) => {
      world = makeWorld({ reach: failingOnce(name) });
      payers = makePayers(world);
      world.provider.sellTo(email);
      const completed = world.provider.events.find(({ type }) => type === 'checkout.session.completed');
      if (!completed) throw new Error('a completed checkout was needed');
      await expect(payers.deliver(completed)).rejects.toThrow('for now');
      expect(world.database.tables.paymentEvents.size).toBe(0);
      await payers.deliver(completed);
      await payers.deliver(completed);
      await payers.work();
      expect(payers.isPremium(email)).toBe(true);
      expect(mails()).toEqual([`welcome ${email}`, `premium-started ${email}`]);
    },
  );

  it('between making the account and reading what was paid leaves no mail unsent and none twice', async () => {
    let failures = 1;
    let reads = 0;
    // The first read decides whether to make an account, the second returns the subscription. The second one fails.
    const reach = (provider: Payments): Payments => ({
      ...provider,
      subscriptionsOf: (id) =>
        ++reads === 2 && failures-- > 0 ? Promise.reject(new Error('for now')) : provider.subscriptionsOf(id),
    });
    world = makeWorld({ reach });
    payers = makePayers(world);
    world.provider.sellTo(email);
    await expect(hearAll()).rejects.toThrow('for now');
    expect(world.database.tables.households.size).toBe(1);
    await hearAll();
    await payers.work();
    expect(payers.isPremium(email)).toBe(true);
    expect(mails()).toEqual([`welcome ${email}`, `premium-started ${email}`]);
  });

  it('gives premium when it is repeated after the provider was unavailable', async () => {
    world.provider.sellTo(email);
    world.provider.goAway();
    await expect(hearAll()).rejects.toMatchObject({ code: 'payments_unavailable' });
    expect(world.database.tables.paymentEvents.size).toBe(0);
    world.provider.comeBack();
    await hearAll();
    expect(payers.isPremium(email)).toBe(true);
  });
});
