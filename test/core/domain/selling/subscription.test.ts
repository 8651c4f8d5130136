import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentSubscription,
  givesPremium,
  isRunning,
  isSucceededBy,
  type Subscription,
  subscriptionStatuses,
  surplusSubscriptions,
} from '#core/domain/selling/subscription.ts';
import { buildSubscription } from '../../../support/people/factories.ts';

const paidUntil = new Date('2027-02-01T00:00:00Z');
const before = new Date(paidUntil.getTime() - 1);

describe('a subscription', () => {
  it.each(subscriptionStatuses.map((status) => [status, ['active', 'trialing', 'past_due'].includes(status)] as const))(
    'that is %s runs: %s',
    (status, runs) => {
      expect(isRunning({ status })).toBe(runs);
      expect(givesPremium({ status, paidUntil }, paidUntil)).toBe(runs);
    },
  );

  it('that was cancelled gives premium until the end of the paid period, to the millisecond', () => {
    expect(givesPremium({ status: 'canceled', paidUntil }, before)).toBe(true);
    expect(givesPremium({ status: 'canceled', paidUntil }, paidUntil)).toBe(false);
  });

  it.each(['unpaid', 'incomplete', 'incomplete_expired', 'paused'] as const)(
    'that is %s never gives premium',
    (status) => {
      expect(givesPremium({ status, paidUntil }, before)).toBe(false);
    },
  );
});

const on = (day: number) => new Date(Date.UTC(2027, 0, day));
const named = (id: string, overrides: Partial<Subscription> = {}) => buildSubscription({ id, ...overrides });

describe('the current subscription', () => {
  it('is undefined without any', () => {
    expect(currentSubscription([])).toBeUndefined();
    expect(surplusSubscriptions([])).toEqual([]);
  });

  it('is the one that runs, even if another is paid for longer', () => {
    const ended = named('ended', { status: 'canceled', paidUntil: on(99), startedAt: on(1) });
    const runs = named('runs', { status: 'past_due', paidUntil: on(2), startedAt: on(2) });
    expect(currentSubscription([ended, runs])).toBe(runs);
    expect(surplusSubscriptions([ended, runs])).toEqual([]);
  });

  it('is the oldest that runs; the others are surplus', () => {
    const [first, second, third] = [1, 2, 3].map((day) => named(`s${day}`, { startedAt: on(day) }));
    expect(currentSubscription([third, first, second] as Subscription[])).toBe(first);
    expect(surplusSubscriptions([third, first, second] as Subscription[])).toEqual([third, second]);
  });

  it('is a newer one that continues before one that is about to end, and that before an unpaid one', () => {
    const ending = named('ending', { startedAt: on(1), endsAtPeriodEnd: true });
    const bought = named('bought', { startedAt: on(2) });
    const owed = named('owed', { status: 'past_due', startedAt: on(1) });
    expect(currentSubscription([ending, bought, owed])).toBe(bought);
    expect(surplusSubscriptions([ending, bought])).toEqual([ending]);
    expect(currentSubscription([owed, ending])).toBe(ending);
    expect([isSucceededBy(ending, bought), isSucceededBy(bought, ending), isSucceededBy(owed, bought)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isSucceededBy(named('second', { startedAt: on(3), endsAtPeriodEnd: true }), bought)).toBe(false);
  });

  it('is a paid one before an older unpaid one', () => {
    const owed = named('owed', { status: 'past_due', startedAt: on(1) });
    const paid = named('paid', { startedAt: on(2) });
    expect(currentSubscription([owed, paid])).toBe(paid);
    expect(surplusSubscriptions([owed, paid])).toEqual([owed]);
  });

  it('is the one that was paid for longest if none runs', () => {
    const ended = [1, 3, 2].map((day) => named(`s${day}`, { status: 'canceled', paidUntil: on(day) }));
    expect(currentSubscription(ended)?.id).toBe('s3');
    expect(surplusSubscriptions(ended)).toEqual([]);
  });

  it('does not depend on the order, and all others that run are surplus', () => {
    const any = fc.record({
      status: fc.constantFrom(...subscriptionStatuses),
      startedAt: fc.integer({ min: 1, max: 4 }).map(on),
      paidUntil: fc.integer({ min: 1, max: 4 }).map(on),
      endsAtPeriodEnd: fc.boolean(),
    });
    const several = fc.array(any, { minLength: 1, maxLength: 6 }).chain((all) => {
      const subscriptions = all.map((overrides, index) => named(`s${index}`, overrides));
      return fc.tuple(fc.constant(subscriptions), fc.shuffledSubarray(subscriptions, { minLength: all.length }));
    });
    fc.assert(
      fc.property(several, ([all, shuffled]) => {
        const current = currentSubscription(all);
        expect(currentSubscription(shuffled)).toBe(current);
        const surplus = surplusSubscriptions(shuffled);
        expect(new Set(surplus)).toEqual(new Set(all.filter((each) => isRunning(each) && each !== current)));
        if (all.some(isRunning)) expect(current && isRunning(current)).toBe(true);
      }),
    );
  });
});
