import type {
  CheckoutSession,
  CreditNote,
  Customer,
  Invoice,
  PortalSession,
  Price,
  Product,
  StripeEvent,
  Subscription,
  WebhookEndpoint,
} from './records.ts';

export type Collection<T> = {
  save(record: T): T;
  find(id: string): T | undefined;
  remove(id: string): void;
  /** The newest first. */
  all(): readonly T[];
};

function makeCollection<T extends { readonly id: string }>(): Collection<T> {
  const records = new Map<string, T>();
  return {
    save(record) {
      records.set(record.id, record);
      return record;
    },
    find: (id) => records.get(id),
    remove: (id) => void records.delete(id),
    all: () => [...records.values()].reverse(),
  };
}

export type Store = ReturnType<typeof makeStore>;

/** One business's account, in memory. Its catalogue contains one product at one price, with invented ids. */
export function makeStore(now: number) {
  const products = makeCollection<Product>();
  const prices = makeCollection<Price>();
  const product = products.save({ id: 'prod_premium_sandbox', created: now, name: 'Premium' });
  prices.save({
    id: 'price_premium_sandbox',
    created: now,
    productId: product.id,
    currency: 'eur',
    unitAmount: 499,
    interval: 'month',
  });
  return {
    products,
    prices,
    customers: makeCollection<Customer>(),
    sessions: makeCollection<CheckoutSession>(),
    subscriptions: makeCollection<Subscription>(),
    invoices: makeCollection<Invoice>(),
    creditNotes: makeCollection<CreditNote>(),
    portalSessions: makeCollection<PortalSession>(),
    webhookEndpoints: makeCollection<WebhookEndpoint>(),
    events: makeCollection<StripeEvent>(),
  };
}

/** Returns a record that another record refers to. Throws if it is missing. */
export function known<T>(collection: Collection<T>, id: string): T {
  const record = collection.find(id);
  if (!record) throw new Error(`The sandbox lost ${id}`);
  return record;
}
