import { secondsOf } from '../../clock.ts';
import type { Deps } from './deps.ts';
import type { Customer } from './records.ts';
import { cancelNow } from './subscription.ts';
import type { Subscriptions } from './subscriptions.ts';

type CustomerDetails = Partial<Omit<Customer, 'id' | 'created' | 'deleted'>>;

export type Customers = ReturnType<typeof makeCustomers>;

export function makeCustomers({
  store,
  shapes,
  journal,
  clock,
  makeId,
  subscriptions,
}: Deps & { readonly subscriptions: Subscriptions }) {
  return {
    create(details: CustomerDetails): Customer {
      const customer = store.customers.save({
        email: null,
        name: null,
        phone: null,
        description: null,
        preferredLocales: [],
        metadata: {},
        ...details,
        id: makeId('cus_'),
        created: secondsOf(clock),
        deleted: false,
      });
      journal.record('customer.created', shapes.customer(customer));
      return customer;
    },

    update(customer: Customer, details: CustomerDetails): Customer {
      const updated = store.customers.save({ ...customer, ...details });
      journal.recordUpdate('customer.updated', shapes.customer(customer), shapes.customer(updated));
      return updated;
    },

    /** Ends the customer's subscriptions at once, as Stripe does. */
    delete(customer: Customer): Customer {
      for (const subscription of store.subscriptions.all())
        if (subscription.customerId === customer.id) subscriptions.change(subscription, cancelNow);
      const deleted = store.customers.save({ ...customer, deleted: true });
      journal.record('customer.deleted', shapes.customer(customer));
      return deleted;
    },
  };
}
