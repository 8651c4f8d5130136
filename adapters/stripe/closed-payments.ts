import { DomainError } from '#core/domain/errors.ts';
import type { Payments } from '#core/ports/payments.ts';

const closed = (): never => {
  throw new DomainError('payments_unavailable');
};

/** Where premium is not sold, there is nobody to ask and nothing that anybody paid for. */
export const closedPayments: Payments = {
  customerFor: async () => closed(),
  startCheckout: async () => closed(),
  checkout: async () => undefined,
  openPortal: async () => closed(),
  customer: async () => undefined,
  subscriptionsOf: async () => [],
  async *subscribers() {},
  refund: async () => closed(),
  cancel: async () => closed(),
  forgetCustomer: async () => closed(),
  readEvent: async () => closed(),
};
