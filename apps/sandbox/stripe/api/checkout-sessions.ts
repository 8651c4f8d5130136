import { type Clock, daySeconds, secondsOf } from '../../clock.ts';
import type { Account } from '../account/account.ts';
import type { CheckoutSession } from '../account/records.ts';
import { endpoint } from './endpoint.ts';
import { listPage } from './list.ts';
import {
  boolean,
  choice,
  clearable,
  emailAddress,
  expandable,
  integer,
  list,
  metadata,
  object,
  paged,
  range,
  text,
  upTo,
  webAddress,
  within,
  withMetadata,
} from './parameters.ts';
import { invalid, missing } from './refusal.ts';

const locales =
  `auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt
pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW`.split(/\s+/);

const minute = 60;
const creation = object(
  {
    ...expandable,
    mode: choice('payment', 'setup', 'subscription'),
    line_items: list(
      object({ price: text, quantity: integer }, 'adjustable_quantity metadata price_data tax_rates'),
    ).optional(),
    success_url: webAddress,
    cancel_url: webAddress.optional(),
    custom_fields: list(
      object(
        {
          key: upTo(200),
          label: object({ custom: upTo(50), type: choice('custom') }),
          type: choice('dropdown', 'numeric', 'text'),
          optional: boolean.optional(),
          dropdown: object(
            { options: list(object({ label: upTo(100), value: upTo(100) })) },
            'default_value',
          ).optional(),
        },
        'numeric text',
      ),
    ).optional(),
    custom_text: object(
      { submit: clearable(object({ message: upTo(1200) })).optional() },
      'after_submit shipping_address terms_of_service_acceptance',
    ).optional(),
    customer: text.optional(),
    customer_email: emailAddress.optional(),
    client_reference_id: upTo(200).optional(),
    metadata: metadata.optional(),
    subscription_data: object(
      { description: upTo(500).optional(), metadata: metadata.optional(), trial_period_days: integer.optional() },
      `application_fee_percent billing_cycle_anchor billing_cycle_anchor_config billing_mode default_tax_rates
      invoice_settings on_behalf_of pending_invoice_item_interval proration_behavior transfer_data trial_end
      trial_settings`,
    ).optional(),
    allow_promotion_codes: boolean.optional(),
    automatic_tax: object({ enabled: boolean }, 'liability').optional(),
    billing_address_collection: choice('auto', 'required').optional(),
    customer_update: object({ address: choice('auto', 'never').optional() }, 'name shipping').optional(),
    expires_at: integer.optional(),
    locale: choice('auto', ...locales).optional(),
    payment_method_collection: choice('always', 'if_required').optional(),
    ui_mode: choice('elements', 'embedded_page', 'form', 'hosted_page').optional(),
  },
  `adaptive_pricing after_expiration allowed_payment_method_types branding_settings consent_collection
  currency customer_account customer_creation discounts
  excluded_payment_method_types integration_identifier invoice_creation managed_payments name_collection optional_items
  origin_context payment_intent_data payment_method_configuration payment_method_data payment_method_options permissions
  phone_number_collection redirect_on_completion return_url saved_payment_method_options setup_intent_data
  shipping_address_collection shipping_options submit_type tax_id_collection wallet_options`,
);

/** https://docs.stripe.com/api/checkout/sessions */
export function checkoutSessionEndpoints({ store, shapes, checkout, clock }: Account) {
  function named(id: string): CheckoutSession {
    const session = store.sessions.find(id);
    if (!session) throw missing('checkout.session', id);
    return session;
  }

  return [
    endpoint('post', '/checkout/sessions', creation, ({ input, origin }) => {
      if (input.mode !== 'subscription')
        throw invalid('Stripe takes other modes, this stand-in plays subscription alone', { param: 'mode' });
      if (input.ui_mode !== undefined && input.ui_mode !== 'hosted_page')
        throw invalid('Stripe has other modes, this stand-in plays hosted_page alone', { param: 'ui_mode' });
      const [item, ...more] = input.line_items ?? [];
      if (!item)
        throw invalid('Missing required param: line_items.', { param: 'line_items', code: 'parameter_missing' });
      if (more.length > 0)
        throw invalid('Stripe takes more items, this stand-in plays one alone', { param: 'line_items' });
      if (item.quantity < 1)
        throw invalid('This value must be greater than or equal to 1.', { param: 'line_items[0][quantity]' });
      if (!store.prices.find(item.price)) throw missing('price', item.price, 'line_items[0][price]');
      if (input.customer !== undefined && input.customer_email !== undefined)
        throw invalid('You may only specify one of these parameters: customer, customer_email.', { param: 'customer' });
      const customer = input.customer === undefined ? undefined : store.customers.find(input.customer);
      if (input.customer !== undefined && (!customer || customer.deleted))
        throw missing('customer', input.customer, 'customer');
      const trialDays = input.subscription_data?.trial_period_days ?? null;
      if (trialDays !== null && trialDays < 1)
        throw invalid('The minimum number of trial period days is 1.', {
          param: 'subscription_data[trial_period_days]',
        });
      const dropdowns = (input.custom_fields ?? []).map(({ key, label, optional = false, dropdown }) => {
        if (!dropdown)
          throw invalid('Stripe has other fields, this stand-in plays dropdown alone', { param: 'custom_fields' });
        const odd = [key, ...dropdown.options.map(({ value }) => value)].find((name) => !/^[a-z0-9]+$/i.test(name));
        if (odd !== undefined) throw invalid(`Must be alphanumeric: ${odd}`, { param: 'custom_fields' });
        return { key, label: label.custom, optional, options: dropdown.options, value: null };
      });
      return shapes.session(
        checkout.open({
          dropdowns,
          submitText: input.custom_text?.submit?.message ?? null,
          pages: `${origin}/stripe/checkout`,
          expiresAt: expiry(input.expires_at, clock),
          priceId: item.price,
          quantity: item.quantity,
          customerId: customer?.id ?? null,
          customerEmail: input.customer_email ?? null,
          clientReferenceId: input.client_reference_id ?? null,
          metadata: withMetadata({}, input.metadata),
          successUrl: input.success_url,
          cancelUrl: input.cancel_url ?? null,
          locale: input.locale ?? null,
          allowPromotionCodes: input.allow_promotion_codes ?? null,
          billingAddressCollection: input.billing_address_collection ?? null,
          paymentMethodCollection: input.payment_method_collection ?? 'always',
          subscriptionData: {
            description: input.subscription_data?.description ?? null,
            metadata: withMetadata({}, input.subscription_data?.metadata),
            trialDays,
            automaticTax: input.automatic_tax?.enabled ?? false,
          },
        }),
      );
    }),

    endpoint('get', '/checkout/sessions/:id', object(expandable), ({ id }) => shapes.session(named(id))),

    endpoint('get', '/checkout/sessions/:id/line_items', object(paged), ({ id }) => shapes.lineItems(named(id))),

    endpoint('post', '/checkout/sessions/:id/expire', object(expandable), ({ id }) => {
      const session = named(id);
      if (session.status !== 'open')
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      return shapes.session(checkout.expire(session));
    }),

    endpoint(
      'get',
      '/checkout/sessions',
      object(
        {
          ...paged,
          created: range.optional(),
          customer: text.optional(),
          customer_details: object({ email: text }).optional(),
          status: choice('complete', 'expired', 'open').optional(),
          subscription: text.optional(),
        },
        'customer_account payment_intent payment_link',
      ),
      ({ input }) =>
        listPage(
          '/v1/checkout/sessions',
          'checkout.session',
          store.sessions
            .all()
            .filter(
              (session) =>
                (input.customer === undefined || session.customerId === input.customer) &&
                (input.subscription === undefined || session.subscriptionId === input.subscription) &&
                (input.status === undefined || session.status === input.status) &&
                (input.customer_details === undefined || session.payer?.email === input.customer_details.email) &&
                within(session.created, input.created),
            ),
          shapes.session,
          input,
        ),
    ),
  ];
}

/** Returns the requested end of the session or, by default, the instant a day from now. */
function expiry(given: number | undefined, clock: Clock): number {
  const now = secondsOf(clock);
  if (given === undefined) return now + daySeconds;
  if (given < now + 30 * minute)
    throw invalid('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param: 'expires_at',
    });
  if (given > now + daySeconds)
    throw invalid('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    });
  return given;
}
