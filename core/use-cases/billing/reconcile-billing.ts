import type { Payments } from '#core/ports/payments.ts';

type Deps = {
  readonly payments: Payments;
  readonly followCustomer: (input: { customerId: string }) => Promise<string | undefined>;
  /** Told why a customer was passed over. */
  readonly onError: (error: unknown) => void;
};

export type ReconciledBilling = {
  readonly customers: number;
  /** Customers who belong to no household, such as those who deleted theirs. */
  readonly strangers: number;
  /** Customers who could not be read; the others were. */
  readonly failed: number;
};

/** Brings every household to what the payment provider says, whatever webhooks were lost. */
export const makeReconcileBilling =
  ({ payments, followCustomer, onError }: Deps) =>
  async (): Promise<ReconciledBilling> => {
    let [customers, strangers, failed] = [0, 0, 0];
    for await (const customerId of payments.subscribers()) {
      customers += 1;
      try {
        if ((await followCustomer({ customerId })) === undefined) strangers += 1;
      } catch (error) {
        failed += 1;
        onError(error);
      }
    }
    return { customers, strangers, failed };
  };
