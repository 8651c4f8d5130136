import { describe, expect, it } from 'vitest';
import {
  afterOne,
  begin,
  cancelAtPeriodEnd,
  cancelNow,
  fail,
  keep,
  leaveUnpaid,
  mostTries,
  movedToPeriodEnd,
  pay,
  turn,
} from '#apps/sandbox/stripe/account/subscription.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const day = 86_400;
const start = seconds('2027-01-06T12:00:00Z');
const end = seconds('2027-02-06T12:00:00Z');
const at = (now: number) => ({ now, interval: 'month' as const });

const begun = begin({
  ...at(start),
  id: 'sub_1',
  itemId: 'si_1',
  customerId: 'cus_1',
  priceId: 'price_1',
  quantity: 1,
  trialDays: null,
  automaticTax: false,
  description: null,
  metadata: {},
});
const active = { ...begun, status: 'active' as const };
const pastDue = { ...begun, status: 'past_due' as const };

describe('a subscription at Stripe’s stand-in', () => {
  it('begins unpaid, for a month, and becomes active once it is paid', () => {
    expect(begun).toMatchObject({ status: 'incomplete', periodStart: start, periodEnd: end });
    expect(pay(begun, at(start))).toMatchObject({ subscription: { status: 'active' }, retried: { paid: true } });
  });

  it('begins with a trial that is its first period', () => {
    const trial = begin({ ...begun, ...at(start), trialDays: 7 });
    expect(trial).toMatchObject({ status: 'trialing', trialEnd: start + 7 * day, periodEnd: start + 7 * day });
    expect(turn(true)(trial, at(trial.periodEnd))).toMatchObject({
      subscription: { status: 'active', periodStart: trial.periodEnd, periodEnd: trial.periodEnd + 31 * day },
      billed: { paid: true },
    });
  });

  it('renews at its period’s end and not before', () => {
    expect(turn(true)(active, at(end - 1))).toBeUndefined();
    expect(turn(true)(active, at(end))).toEqual({
      subscription: { ...active, periodStart: end, periodEnd: seconds('2027-03-06T12:00:00Z') },
      billed: { reason: 'subscription_cycle', paid: true },
    });
  });

  it('is past due when a renewal is not paid, and active when it is after all', () => {
    const late = turn(false)(active, at(end));
    expect(late).toMatchObject({ subscription: { status: 'past_due', periodStart: end }, billed: { paid: false } });
    expect(late && pay(late.subscription, at(end + day))?.subscription.status).toBe('active');
  });

  it('ends after the last try, or by its next period', () => {
    expect(fail(mostTries - 2)(pastDue, at(start))).toEqual({ subscription: pastDue, retried: { paid: false } });
    const ended = { status: 'canceled', cancellation: { reason: 'payment_failed' } };
    expect(fail(mostTries - 1)(pastDue, at(start))).toMatchObject({ subscription: { ...ended, endedAt: start } });
    expect(turn(true)(pastDue, at(end))).toMatchObject({ subscription: { ...ended, endedAt: end } });
  });

  it('when left unpaid, is charged no more, and becomes active once it is paid', () => {
    const unpaid = leaveUnpaid(pastDue, at(start))?.subscription ?? begun;
    expect(unpaid.status).toBe('unpaid');
    expect(turn(true)(unpaid, at(end))).toEqual({
      subscription: { ...unpaid, periodStart: end, periodEnd: afterOne('month', end) },
    });
    expect(pay(unpaid, at(start))?.subscription.status).toBe('active');
  });

  it.each(['flag', 'date'] as const)('stays to its period’s end when it is cancelled by the %s', (by) => {
    const cancelled = cancelAtPeriodEnd(by)(active, at(start + day))?.subscription ?? begun;
    expect(cancelled).toMatchObject({
      status: 'active',
      cancelAt: end,
      cancelAtPeriodEnd: by === 'flag',
      canceledAt: start + day,
      endedAt: null,
    });
    expect(turn(true)(cancelled, at(end + day))).toEqual({
      subscription: { ...cancelled, status: 'canceled', endedAt: end },
    });
    expect(keep(cancelled, at(start))).toEqual({ subscription: active });
  });

  it('ends when it is cancelled immediately, and can’t be changed afterwards', () => {
    const ended = cancelNow(active, at(start + day))?.subscription ?? begun;
    expect(ended).toMatchObject({ status: 'canceled', canceledAt: start + day, endedAt: start + day });
    for (const transition of [pay, fail(0), leaveUnpaid, keep, cancelNow, cancelAtPeriodEnd('date'), turn(true)])
      expect(transition(ended, at(end + day))).toBeUndefined();
  });

  it('moves in time as a whole', () => {
    const cancelled = cancelAtPeriodEnd('date')(active, at(start + day))?.subscription ?? begun;
    const moved = movedToPeriodEnd(cancelled, start + 2 * day);
    expect(moved).toMatchObject({ periodEnd: start + 2 * day, cancelAt: start + 2 * day });
    expect(moved.periodEnd - moved.periodStart).toBe(end - start);
    expect(moved.periodEnd - moved.created).toBe(end - start);
    expect(movedToPeriodEnd(cancelled, end + day)).toEqual(cancelled);
  });

  it.each([
    ['day', '2027-01-31T10:00:00Z', '2027-02-01T10:00:00Z'],
    ['week', '2027-01-31T10:00:00Z', '2027-02-07T10:00:00Z'],
    ['month', '2027-01-31T10:00:00Z', '2027-02-28T10:00:00Z'],
    ['month', '2027-12-15T10:00:00Z', '2028-01-15T10:00:00Z'],
    ['year', '2028-02-29T10:00:00Z', '2029-02-28T10:00:00Z'],
  ] as const)('takes one %s from %s to %s', (interval, from, to) => {
    expect(afterOne(interval, seconds(from))).toBe(seconds(to));
  });
});
