import type { CheckoutSession, Customer, Invoice, Product, Subscription, Wire } from '../account/records.ts';
import { known, type Store } from '../account/store.ts';
import { checkoutSessionShape, lineItemsShape } from './checkout-session.ts';
import { customerShape, deletedShape } from './customer.ts';
import { invoiceShape } from './invoice.ts';
import { productShape } from './price.ts';
import { subscriptionShape } from './subscription.ts';

export type Shapes = ReturnType<typeof makeShapes>;

/** Converts records into Stripe's responses, including the related records that these contain. */
export function makeShapes(store: Store) {
  /** On the host where the purchase was made. */
  const pageOf = ({ id, subscriptionId }: Invoice): string | null => {
    const session = store.sessions.all().find((each) => each.subscriptionId === subscriptionId);
    return session ? new URL(`/stripe/invoices/${id}`, session.url).href : null;
  };
  return {
    customer: (customer: Customer): Wire =>
      customer.deleted ? deletedShape('customer', customer.id) : customerShape(customer),
    product: (product: Product): Wire =>
      productShape(
        product,
        store.prices.all().find(({ productId }) => productId === product.id),
      ),
    session: (session: CheckoutSession): Wire => checkoutSessionShape(session, known(store.prices, session.priceId)),
    lineItems(session: CheckoutSession): Wire {
      const price = known(store.prices, session.priceId);
      return lineItemsShape(session, price, known(store.products, price.productId));
    },
    subscription: (subscription: Subscription): Wire =>
      subscriptionShape(subscription, known(store.prices, subscription.priceId)),
    invoice: (invoice: Invoice): Wire =>
      invoiceShape(
        invoice,
        known(store.subscriptions, invoice.subscriptionId),
        known(store.prices, invoice.priceId),
        pageOf(invoice),
      ),
  };
}
