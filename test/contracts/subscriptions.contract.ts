import { describe, expect, it } from 'vitest';
import { currentSubscription, givesPremium } from '#core/domain/selling/subscription.ts';
import { type MakePaymentsSubject, usePayments } from './payments-subject.ts';

export function subscriptionsContract(name: string, makeSubject: MakePaymentsSubject): void {
  describe(`payments: ${name}`, () => {
    const { subject, payments, only, open, subscribe, subscribedAnd } = usePayments(makeSubject);

    describe('a subscription', () => {
      it('goes on when it is renewed', async () => {
        const { before, now } = await subscribedAnd('renew');
        expect(now).toMatchObject({ id: before.id, status: 'active', endsAtPeriodEnd: false });
        expect(now.paidUntil.getTime()).toBeGreaterThan(Date.now());
      });

      it('is past due while its payment is tried again, and active once that worked', async () => {
        const { now } = await subscribedAnd('failRenewal');
        expect(now).toMatchObject({ status: 'past_due', endsAtPeriodEnd: false });
        await subject().apply(now.id, 'payOverdue');
        expect(await only(now.customerId)).toMatchObject({ status: 'active' });
      });

      it('is good for nothing once its payment was given up', async () => {
        const { now } = await subscribedAnd('failRenewal');
        await subject().apply(now.id, 'giveUp');
        const ended = await only(now.customerId);
        expect(ended.status).toBe('canceled');
        expect(givesPremium(ended, new Date(Date.now() + 2_000))).toBe(false);
      });

      it.each(['cancelAtPeriodEnd', 'cancelInPortal'] as const)(
        'runs to the end of its period after %s, and then gives no premium',
        async (action) => {
          const { before, now } = await subscribedAnd(action);
          expect(now).toMatchObject({ status: 'active', endsAtPeriodEnd: true, paidUntil: before.paidUntil });
          await subject().apply(now.id, 'endPeriod');
          const ended = await only(now.customerId);
          expect(ended.status).toBe('canceled');
          expect(givesPremium(ended, new Date(Date.now() + 2_000))).toBe(false);
        },
      );

      it('that is ended at once gives premium until the end of the paid period', async () => {
        const { before, now } = await subscribedAnd('cancelNow');
        expect(now).toMatchObject({ status: 'canceled', paidUntil: before.paidUntil });
      });

      it('that is ended at once while a payment is retried gives no premium', async () => {
        const { now } = await subscribedAnd('failRenewal');
        await subject().apply(now.id, 'cancelNow');
        const ended = await only(now.customerId);
        expect(ended.status).toBe('canceled');
        expect(givesPremium(ended, new Date(Date.now() + 2_000))).toBe(false);
      });

      it('is ended by us at once, and can be ended again', async () => {
        const { customerId, subscription } = await subscribe();
        await payments().cancel(subscription.id);
        await payments().cancel(subscription.id);
        await payments().cancel('sub_never');
        expect(await only(customerId)).toMatchObject({ status: 'canceled', paidUntil: subscription.paidUntil });
      });

      it('that was refunded gives no premium once it has ended, and another still does', async () => {
        const [returned, other] = [await subscribe(), await subscribe()];
        const { id } = returned.subscription;
        expect(await Promise.all([payments().refund(id), payments().refund(id)])).toEqual([true, true]);
        expect(await only(returned.customerId)).toEqual(returned.subscription);
        await payments().cancel(id);
        await payments().cancel(other.subscription.id);
        expect(await payments().refund(id)).toBe(true);
        const inAMoment = new Date(Date.now() + 2_000);
        expect(givesPremium(await only(returned.customerId), inAMoment)).toBe(false);
        expect(givesPremium(await only(other.customerId), inAMoment)).toBe(true);
      });

      it('that does not exist, or was never paid, cannot be refunded', async () => {
        expect(await payments().refund('sub_never')).toBe(true);
        const { now } = await subscribedAnd('failRenewal');
        expect(await payments().refund(now.id)).toBe(true);
      });

      it('is listed with the customer’s earlier ones', async () => {
        const { household, customerId, subscription } = await subscribe();
        await payments().cancel(subscription.id);
        await subject().pay((await payments().startCheckout(customerId, household.id, 'en')).url);
        const all = await payments().subscriptionsOf(customerId);
        expect(all.map(({ status }) => status).sort()).toEqual(['active', 'canceled']);
        expect(currentSubscription(all)?.id).not.toBe(subscription.id);
      });

      it('lists its customer once among the subscribers, and no customer without a purchase', async () => {
        const { customerId, household, subscription } = await subscribe();
        const looked = await open();
        await payments().cancel(subscription.id);
        await subject().pay((await payments().startCheckout(customerId, household.id, 'en')).url);
        const subscribers = await Array.fromAsync(payments().subscribers());
        expect(subscribers.filter((id) => id === customerId)).toHaveLength(1);
        expect(subscribers).not.toContain(looked.customerId);
        expect(new Set(subscribers).size).toBe(subscribers.length);
      });

      it('has a page for managing it', async () => {
        const { customerId } = await subscribe();
        expect((await payments().openPortal(customerId, 'en')).url).toMatch(/^https?:\/\//);
        await expect(payments().openPortal('cus_never', 'en')).rejects.toThrow();
      });
    });
  });
}
