import { describe, expect, it } from 'vitest';
import {
  freeCustomTasks,
  isPremium,
  mayAddCustomTask,
  mayBuyPremium,
  premiumProduct,
} from '#core/domain/selling/tiers.ts';
import { buildSubscription } from '../../../support/people/factories.ts';

const now = new Date('2027-01-06T11:00:00Z');
const free = {};
const granted = { premiumGrantedAt: new Date('2020-01-01T00:00:00Z') };
const paying = { subscription: buildSubscription() };
const ended = { subscription: buildSubscription({ status: 'canceled', paidUntil: now }) };
const leaving = { subscription: buildSubscription({ status: 'canceled', paidUntil: new Date(now.getTime() + 1) }) };
const unpaid = { subscription: buildSubscription({ status: 'unpaid' }) };

describe('premium', () => {
  it('is granted or paid for', () => {
    const premium = { free, granted, paying, ended, leaving, unpaid, both: { ...granted, ...ended } };
    const answers = Object.entries(premium).map(([name, household]) => [name, isPremium(household, now)]);
    expect(Object.fromEntries(answers)).toEqual({
      free: false,
      granted: true,
      paying: true,
      ended: false,
      leaving: true,
      unpaid: false,
      both: true,
    });
  });

  it('removes the limit of one custom task', () => {
    expect(freeCustomTasks).toBe(1);
    expect([0, 1, 2].map((existing) => mayAddCustomTask(free, existing, now))).toEqual([true, false, false]);
    expect([0, 1, 99].map((existing) => mayAddCustomTask(ended, existing, now))).toEqual([true, false, false]);
    for (const household of [granted, paying, leaving]) {
      expect([0, 1, 99].map((existing) => mayAddCustomTask(household, existing, now))).toEqual([true, true, true]);
    }
  });

  it('is sold to households that do not pay for it already', () => {
    expect(premiumProduct).toBe('premium_subscription');
    for (const household of [free, granted, ended, leaving, unpaid]) expect(mayBuyPremium(household)).toBe(true);
    for (const status of ['active', 'trialing', 'past_due'] as const) {
      expect(mayBuyPremium({ subscription: buildSubscription({ status }) })).toBe(false);
    }
    expect(mayBuyPremium({ subscription: buildSubscription({ endsAtPeriodEnd: true }) })).toBe(false);
  });
});
