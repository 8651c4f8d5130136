import type { Account } from '../account/account.ts';
import type { Customer } from '../account/records.ts';
import { endpoint } from './endpoint.ts';
import { listPage } from './list.ts';
import {
  clearable,
  emailAddress,
  expandable,
  list,
  metadata,
  object,
  paged,
  range,
  text,
  upTo,
  within,
  withMetadata,
} from './parameters.ts';
import { missing } from './refusal.ts';

const details = {
  email: emailAddress.optional(),
  name: upTo(256).optional(),
  phone: upTo(20).optional(),
  description: text.optional(),
  metadata: clearable(metadata).optional(),
  preferred_locales: list(text).optional(),
};

/** https://docs.stripe.com/api/customers */
export function customerEndpoints({ store, shapes, customers }: Account) {
  function named(id: string): Customer {
    const customer = store.customers.find(id);
    if (!customer) throw missing('customer', id);
    return customer;
  }

  const living = (id: string): Customer => {
    const customer = named(id);
    if (customer.deleted) throw missing('customer', id);
    return customer;
  };

  return [
    endpoint(
      'post',
      '/customers',
      object(
        { ...details, ...expandable },
        `address balance business_name cash_balance individual_name invoice_prefix invoice_settings
        next_invoice_sequence payment_method shipping source tax tax_exempt tax_id_data test_clock validate`,
      ),
      ({ input }) =>
        shapes.customer(
          customers.create({
            email: input.email ?? null,
            name: input.name ?? null,
            phone: input.phone ?? null,
            description: input.description ?? null,
            metadata: withMetadata({}, input.metadata),
            preferredLocales: input.preferred_locales ?? [],
          }),
        ),
    ),

    endpoint('get', '/customers/:id', object(expandable), ({ id }) => shapes.customer(named(id))),

    endpoint(
      'post',
      '/customers/:id',
      object(
        { ...details, ...expandable },
        `address balance business_name cash_balance default_source individual_name invoice_prefix invoice_settings
        next_invoice_sequence shipping source tax tax_exempt validate`,
      ),
      ({ id, input }) => {
        const customer = living(id);
        return shapes.customer(
          customers.update(customer, {
            email: input.email ?? customer.email,
            name: input.name ?? customer.name,
            phone: input.phone ?? customer.phone,
            description: input.description ?? customer.description,
            metadata: withMetadata(customer.metadata, input.metadata),
            preferredLocales: input.preferred_locales ?? customer.preferredLocales,
          }),
        );
      },
    ),

    endpoint('delete', '/customers/:id', object({}), ({ id }) => shapes.customer(customers.delete(living(id)))),

    endpoint(
      'get',
      '/customers',
      object({ ...paged, created: range.optional(), email: text.optional() }, 'test_clock'),
      ({ input }) =>
        listPage(
          '/v1/customers',
          'customer',
          store.customers.all().filter(
            (customer) =>
              !customer.deleted &&
              // Case-sensitive, as in Stripe's API: Ada@ is not ada@.
              (input.email === undefined || customer.email === input.email) &&
              within(customer.created, input.created),
          ),
          shapes.customer,
          input,
        ),
    ),
  ];
}
