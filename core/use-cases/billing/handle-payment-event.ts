import type { Payments } from '../../ports/payments.ts';
import type { FollowCustomer } from '../../procedures/follow-customer.ts';

type Deps = {
  readonly payments: Payments;
  readonly followCustomer: FollowCustomer;
};
type Input = { readonly body: Uint8Array; readonly signature: string };

/**
 * Handles the payment provider's webhook. If it throws, the provider should send the event again. Throws
 * `invalid_signature`.
 */
export const makeHandlePaymentEvent =
  ({ payments, followCustomer }: Deps) =>
  async ({ body, signature }: Input): Promise<void> => {
    const event = await payments.readEvent(body, signature);
    if (event) await followCustomer({ customerId: event.customerId, event });
  };
