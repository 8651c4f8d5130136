import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'payments' | 'syncCustomer'>;
type Input = { readonly body: Uint8Array; readonly signature: string };

/**
 * Handles the payment provider's webhook. If it throws, the provider should send the event again. Throws
 * `invalid_signature`.
 */
export const makeHandlePaymentEvent =
  ({ payments, syncCustomer }: Deps) =>
  async ({ body, signature }: Input): Promise<void> => {
    const event = await payments.readEvent(body, signature);
    if (event) await syncCustomer({ customerId: event.customerId, event });
  };
