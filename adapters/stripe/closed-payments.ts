import { DomainError } from '#core/domain/errors.ts';
import type { Payments } from '#core/ports/payments.ts';

const closed = (): never => {
  throw new DomainError('payments_unavailable');
};

/** For production without Stripe: premium isn't sold, so no customer has paid for anything. */
export const closedPayments: Payments = {
  customerFor: async () => closed(),
  startCheckout: async () => closed(),
  checkout: async () => undefined,
  openPortal: async () => closed(),
  customer: async () => undefined,
  setEmail: async () => {},
  subscriptionsOf: async () => [],
  async *subscribers() {},
  refund: async () => closed(),
  price: async () => undefined,
  purchase: async () => undefined,
  refundPayment: async () => closed(),
  endAtPeriodEnd: async () => closed(),
  resume: async () => closed(),
  withdraw: async () => closed(),
  overduePayment: async () => undefined,
  cancel: async () => closed(),
  deleteCustomer: async () => closed(),
  findProblems: async () => ({}),
  readEvent: async () => closed(),
};
