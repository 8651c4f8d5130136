import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'payments' | 'syncCustomer' | 'reporter'>;

/** How a payment ended. `reason` and `error` become parameters of the web app's pages for them. */
type CheckoutOutcome =
  | { readonly paid: true }
  | { readonly paid: false; readonly reason: `payment_${string}` }
  | { readonly paid: false; readonly error: 'missing_session' | 'dispatch_failed' };

/** Reads the result of a payment when the payer returns, so that premium doesn't wait for a webhook. */
export const makeCompleteCheckout =
  ({ payments, syncCustomer, reporter }: Deps) =>
  async ({ sessionId }: { sessionId: string | undefined }): Promise<CheckoutOutcome> => {
    if (!sessionId) return { paid: false, error: 'missing_session' };
    try {
      const checkout = await payments.checkout(sessionId);
      if (!checkout) return { paid: false, error: 'missing_session' };
      const { status, payment, customerId } = checkout;
      if (status === 'expired') return { paid: false, reason: 'payment_expired' };
      if (status === 'open') return { paid: false, reason: 'payment_failed' };
      if (payment === 'unpaid') return { paid: false, reason: 'payment_unpaid' };
      if (customerId !== undefined) await syncCustomer({ customerId });
      return { paid: true };
    } catch (error) {
      reporter.problem(error);
      return { paid: false, error: 'dispatch_failed' };
    }
  };
