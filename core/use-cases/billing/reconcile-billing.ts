import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'payments' | 'syncCustomer' | 'reporter'>;

type ReconciledBilling = {
  readonly customers: number;
  /** Customers who belong to no household, such as those who deleted theirs. */
  readonly strangers: number;
  /** Customers who could not be read. A failure does not stop the others. */
  readonly failed: number;
};

/**
 * Brings every household in line with the payment provider, in case webhooks were lost. It follows the provider's
 * subscribers and the customers that we have saved.
 */
export const makeReconcileBilling =
  ({ unitOfWork, payments, syncCustomer, reporter }: Deps) =>
  async (): Promise<ReconciledBilling> => {
    let [strangers, failed] = [0, 0];
    const seen = new Set<string>();
    const follow = async (customerId: string) => {
      if (seen.has(customerId)) return;
      seen.add(customerId);
      try {
        if ((await syncCustomer({ customerId })) === undefined) strangers += 1;
      } catch (error) {
        failed += 1;
        reporter.problem(error);
      }
    };
    const ownCustomers = allInPages((after, limit) =>
      unitOfWork.run(({ customers }) => customers.customersAfter(after, limit)),
    );
    for await (const customerId of payments.subscribers()) await follow(customerId);
    for await (const customerId of ownCustomers) await follow(customerId);
    return { customers: seen.size, strangers, failed };
  };

const pageSize = 500;

/**
 * Yields every id in a store. It reads page by page, so that memory use stays constant. `read` returns at most `limit`
 * ids in ascending order, those after the given one.
 */
async function* allInPages(
  read: (after: string | undefined, limit: number) => Promise<readonly string[]>,
): AsyncIterable<string> {
  for (let after: string | undefined; ; ) {
    const ids = await read(after, pageSize);
    yield* ids;
    after = ids.at(-1);
    if (ids.length < pageSize) return;
  }
}
