import { describe, expect, it } from 'vitest';
import { givesPremium } from '#core/domain/selling/subscription.ts';
import { type MakePaymentsSubject, usePayments } from './payments-subject.ts';

/** What the law of selling asks of a payment provider. */
export function sellingContract(name: string, makeSubject: MakePaymentsSubject): void {
  describe(`payments: ${name}`, () => {
    const { subject, payments, only, open, subscribe, subscribedAnd } = usePayments(makeSubject);
    const later = () => new Date(Date.now() + 2_000);

    it('know the price with its period and tax', async () => {
      expect(await payments().price()).toEqual({
        minor: 499,
        currency: 'EUR',
        period: 'month',
        periodCount: 1,
        tax: 'included',
      });
    });

    it('know what a subscription was bought for, and for which time was paid', async () => {
      const { subscription } = await subscribe();
      const { startedAt: from, paidUntil: until } = subscription;
      expect(await payments().purchase(subscription.id)).toEqual({
        price: await payments().price(),
        askedToStart: false,
        payments: [{ id: expect.any(String), paid: 499, refunded: 0, from, until }],
        language: 'en',
      });
      expect(await payments().purchase('sub_never')).toBeUndefined();
    });

    it('know whether the buyer asked for the service to start at once', async () => {
      const { url, customerId } = await open();
      await subject().pay(url, { start: 'atonce' });
      expect(await payments().purchase((await only(customerId)).id)).toMatchObject({ askedToStart: true });
    });

    it('refund a part of a payment once, however often they are asked', async () => {
      const { subscription } = await subscribe();
      const payment = async () => (await payments().purchase(subscription.id))?.payments[0];
      const id = (await payment())?.id ?? '';
      const refund = () => payments().refundPayment(id, 200);
      expect(await Promise.all([refund(), refund()])).toEqual([true, true]);
      expect(await payment()).toMatchObject({ paid: 499, refunded: 200 });
      expect(await payments().refundPayment(id, 400)).toBe(false);
      expect(await payment()).toMatchObject({ refunded: 200 });
    });

    it('end a subscription with its period, however often they are asked', async () => {
      const { subscription } = await subscribe();
      for (let times = 0; times < 2; times++) await payments().endAtPeriodEnd(subscription.id);
      const { paidUntil } = subscription;
      expect(await only(subscription.customerId)).toMatchObject({ status: 'active', endsAtPeriodEnd: true, paidUntil });
    });

    it('renew a subscription after all, also one that was cancelled in the portal, and nothing that has ended', async () => {
      const { subscription } = await subscribe();
      await payments().endAtPeriodEnd(subscription.id);
      for (let times = 0; times < 2; times++) await payments().resume(subscription.id);
      expect(await only(subscription.customerId)).toMatchObject({ status: 'active', endsAtPeriodEnd: false });
      await subject().apply(subscription.id, 'cancelAtPeriodEnd');
      expect(await only(subscription.customerId)).toMatchObject({ endsAtPeriodEnd: true });
      await payments().resume(subscription.id);
      expect(await only(subscription.customerId)).toMatchObject({ status: 'active', endsAtPeriodEnd: false });
      await subject().apply(subscription.id, 'cancelNow');
      await payments().resume(subscription.id);
      await payments().resume('sub_never');
      expect(await only(subscription.customerId)).toMatchObject({ status: 'canceled' });
    });

    it('end nothing with its period that has ended', async () => {
      const { now } = await subscribedAnd('cancelNow');
      await payments().endAtPeriodEnd(now.id);
      await payments().endAtPeriodEnd('sub_never');
      expect(await only(now.customerId)).toMatchObject({ status: 'canceled' });
    });

    it.each(['renewed', 'cancelled'])(
      'end a withdrawn subscription at once, although a part is kept: %s',
      async (how) => {
        const { subscription } = await subscribe();
        if (how === 'cancelled') await subject().apply(subscription.id, 'cancelNow');
        const [payment] = (await payments().purchase(subscription.id))?.payments ?? [];
        await payments().refundPayment(payment?.id ?? '', 400);
        for (let times = 0; times < 2; times++) await payments().withdraw(subscription.id);
        const ended = await only(subscription.customerId);
        expect(ended).toMatchObject({ status: 'canceled' });
        expect(givesPremium(ended, later())).toBe(false);
        await payments().withdraw('sub_never');
      },
    );

    it('describe a payment that failed, until it succeeds', async () => {
      const { now } = await subscribedAnd('failRenewal');
      const overdue = await payments().overduePayment(now.id);
      expect(overdue).toMatchObject({ amount: { minor: 499, currency: 'EUR' }, lastFour: '4242' });
      expect(overdue?.url).toMatch(/^https?:\/\//);
      const [next, end] = [overdue?.nextAttemptAt, overdue?.endsAt].map((date) => date?.getTime() ?? 0);
      expect(next).toBeGreaterThan(Date.now());
      expect(end).toBeGreaterThan(next ?? 0);
      await subject().apply(now.id, 'payOverdue');
      expect(await payments().overduePayment(now.id)).toBeUndefined();
      expect(await payments().overduePayment('sub_never')).toBeUndefined();
    });
  });
}
