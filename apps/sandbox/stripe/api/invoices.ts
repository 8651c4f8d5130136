import type { Account } from '../account/account.ts';
import { endpoint } from './endpoint.ts';
import { listPage } from './list.ts';
import { choice, expandable, object, paged, range, text, within } from './parameters.ts';
import { missing } from './refusal.ts';

/** https://docs.stripe.com/api/invoices: the invoices of subscriptions, read-only. */
export function invoiceEndpoints({ store, shapes }: Account) {
  return [
    endpoint('get', '/invoices/:id', object(expandable), ({ id }) => {
      const invoice = store.invoices.find(id);
      if (!invoice) throw missing('invoice', id);
      return shapes.invoice(invoice);
    }),

    endpoint(
      'get',
      '/invoices',
      object(
        {
          ...paged,
          created: range.optional(),
          customer: text.optional(),
          status: choice('draft', 'open', 'paid', 'uncollectible', 'void').optional(),
          subscription: text.optional(),
        },
        'collection_method customer_account due_date',
      ),
      ({ input }) =>
        listPage(
          '/v1/invoices',
          'invoice',
          store.invoices
            .all()
            .filter(
              (invoice) =>
                (input.customer === undefined || invoice.customerId === input.customer) &&
                (input.subscription === undefined || invoice.subscriptionId === input.subscription) &&
                (input.status === undefined || invoice.status === input.status) &&
                within(invoice.created, input.created),
            ),
          shapes.invoice,
          input,
        ),
    ),
  ];
}
