import { describe, expect, it } from 'vitest';
import { isRunning } from '#core/domain/selling/subscription.ts';
import { sessionIn } from '../support/server/stripe-pages.ts';
import { type MakePaymentsSubject, newPayer, usePayments } from './payments-subject.ts';

export function paymentsContract(name: string, makeSubject: MakePaymentsSubject): void {
  describe(`payments: ${name}`, () => {
    const { subject, payments, only, open, subscribe } = usePayments(makeSubject);

    describe('a customer', () => {
      it('is made once for a household, however many ask at once, and found again', async () => {
        const household = newPayer();
        const ids = await Promise.all(Array.from({ length: 5 }, () => payments().customerFor(household, undefined)));
        expect(new Set(ids).size).toBe(1);
        const [id = ''] = ids;
        expect(await payments().customerFor(household, id)).toBe(id);
        expect(await payments().customer(id)).toEqual({ id, email: household.email, householdId: household.id });
      });

      it('is created again if the known one was deleted', async () => {
        const household = newPayer();
        const gone = await payments().customerFor(household, undefined);
        await payments().deleteCustomer(gone);
        const ids = await Promise.all([
          payments().customerFor(household, gone),
          payments().customerFor(household, gone),
        ]);
        expect(new Set([...ids, gone]).size).toBe(2);
        expect(await payments().customer(ids[0])).toMatchObject({ householdId: household.id });
      });

      it('gets another address, unless it was deleted', async () => {
        const household = newPayer();
        const id = await payments().customerFor(household, undefined);
        await payments().setEmail(id, `new-${household.email}`);
        expect(await payments().customer(id)).toMatchObject({ email: `new-${household.email}` });
        await payments().deleteCustomer(id);
        await payments().setEmail(id, household.email);
        expect(await payments().customer(id)).toBeUndefined();
      });

      it('does not exist if it was never created', async () => {
        expect(await payments().customer('cus_never')).toBeUndefined();
        expect(await payments().subscriptionsOf('cus_never')).toEqual([]);
        await payments().deleteCustomer('cus_never');
      });
    });

    it('sell a price that exists', async () => {
      expect((await payments().findProblems()).price).toBeUndefined();
    });

    describe('a checkout', () => {
      it('is open until it is paid, and a card that was refused changes nothing', async () => {
        const { customerId, url } = await open();
        const whose = { customerId };
        expect(await payments().checkout(sessionIn(url))).toEqual({ status: 'open', payment: 'unpaid', ...whose });
        await subject().decline(url);
        expect(await payments().checkout(sessionIn(url))).toEqual({ status: 'open', payment: 'unpaid', ...whose });
        expect((await payments().subscriptionsOf(customerId)).filter(isRunning)).toEqual([]);
        await subject().pay(url);
        expect(await payments().checkout(sessionIn(url))).toEqual({ status: 'complete', payment: 'paid', ...whose });
      });

      it('makes a subscription for the time to come', async () => {
        const began = Date.now();
        const { customerId, subscription } = await subscribe();
        expect(subscription).toMatchObject({ customerId, status: 'active', endsAtPeriodEnd: false });
        expect(Math.abs(subscription.startedAt.getTime() - began)).toBeLessThan(60_000);
        expect((subscription.paidUntil.getTime() - began) / 86_400_000).toBeGreaterThan(27);
      });

      it('cannot be paid at once it has expired', async () => {
        const { customerId, url } = await open();
        await subject().expire(url);
        await subject().pay(url);
        expect(await payments().checkout(sessionIn(url))).toMatchObject({ status: 'expired', payment: 'unpaid' });
        expect(await payments().subscriptionsOf(customerId)).toEqual([]);
      });

      it('is the only one of its customer that can be paid at, however many were opened, at once or later', async () => {
        const { household, customerId, url } = await open();
        const more = await Promise.all([1, 2, 3].map(() => payments().startCheckout(customerId, household.id, 'en')));
        const last = await payments().startCheckout(customerId, household.id, 'en');
        for (const opened of [url, ...more.map((each) => each.url), last.url]) await subject().pay(opened);
        expect((await payments().subscriptionsOf(customerId)).filter(isRunning)).toHaveLength(1);
        expect(await payments().checkout(sessionIn(last.url))).toMatchObject({ status: 'complete' });
      });

      it('leaves the checkouts of others alone', async () => {
        const [own, other] = [await open(), await open()];
        await payments().startCheckout(own.customerId, own.household.id, 'en');
        await subject().pay(other.url);
        expect(await only(other.customerId)).toMatchObject({ status: 'active' });
      });

      it('of a visitor knows the customer once it is paid, and no household', async () => {
        const { email } = newPayer();
        const checkout = await payments().checkout(await subject().sellTo(email));
        expect(checkout).toEqual({ status: 'complete', payment: 'paid', customerId: expect.any(String) });
        const id = checkout?.customerId ?? '';
        expect(await payments().customer(id)).toEqual({ id, email });
        expect(await only(id)).toMatchObject({ status: 'active' });
      });

      it('of a visitor knows the language of the page on which they bought', async () => {
        const { email } = newPayer();
        const checkout = await payments().checkout(await subject().sellTo(email, 'fr'));
        const id = checkout?.customerId ?? '';
        expect(await payments().customer(id)).toEqual({ id, email, language: 'fr' });
      });

      it.each(['cs_never', 'never', '..', 'a/b', '%00', '', `cs_${'x'.repeat(999)}`])(
        'is none by the id of %.9s',
        async (id) => expect(await payments().checkout(id)).toBeUndefined(),
      );
    });

    describe('a customer who is forgotten', () => {
      it('no longer pays and no longer exists, however often it is deleted', async () => {
        const { customerId } = await subscribe();
        const bystander = await subscribe();
        await payments().deleteCustomer(customerId);
        await payments().deleteCustomer(customerId);
        expect(await payments().customer(customerId)).toBeUndefined();
        expect((await payments().subscriptionsOf(customerId)).filter(isRunning)).toEqual([]);
        expect(await only(bystander.customerId)).toEqual(bystander.subscription);
      });

      it('cannot open a checkout, and cannot pay at one that was open', async () => {
        const { customerId, household, url } = await open();
        await payments().deleteCustomer(customerId);
        await subject().pay(url);
        expect(await payments().checkout(sessionIn(url))).toMatchObject({ status: 'expired', payment: 'unpaid' });
        await expect(payments().startCheckout(customerId, household.id, 'en')).rejects.toMatchObject({
          code: 'account_leaving',
        });
        await expect(payments().openPortal(customerId, 'en')).rejects.toMatchObject({ code: 'no_subscription' });
      });
    });

    it('throws while it is unavailable, and works again afterwards', async () => {
      const { household, customerId, url, subscription } = await subscribe();
      await subject().goAway();
      const asked: readonly (() => Promise<unknown>)[] = [
        () => payments().customerFor(household, customerId),
        () => payments().customerFor(newPayer(), undefined),
        () => payments().startCheckout(customerId, household.id, 'en'),
        () => payments().checkout(sessionIn(url)),
        () => payments().openPortal(customerId, 'en'),
        () => payments().customer(customerId),
        () => payments().subscriptionsOf(customerId),
        () => Array.fromAsync(payments().subscribers()),
        () => payments().refund(subscription.id),
        () => payments().cancel(subscription.id),
        () => payments().deleteCustomer(customerId),
        () => payments().findProblems(),
      ];
      const failures = await Promise.all(
        asked.map((ask) =>
          ask().then(
            () => 'answered',
            (error) => error,
          ),
        ),
      );
      for (const failure of failures) expect(failure).toMatchObject({ code: 'payments_unavailable' });
      await subject().comeBack();
      expect(await only(customerId)).toEqual(subscription);
    });
  });
}
