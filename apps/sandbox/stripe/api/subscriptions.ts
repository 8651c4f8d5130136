import type { Account } from '../account/account.ts';
import type { Subscription } from '../account/records.ts';
import { cancelAtPeriodEnd, cancelNow, keep, type Transition } from '../account/subscription.ts';
import { endpoint } from './endpoint.ts';
import { listPage } from './list.ts';
import {
  boolean,
  choice,
  clearable,
  either,
  expandable,
  integer,
  metadata,
  object,
  paged,
  range,
  text,
  upTo,
  within,
  withMetadata,
} from './parameters.ts';
import { invalid, missing } from './refusal.ts';

const feedbacks = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;

const cancellationDetails = object(
  { comment: clearable(text).optional(), feedback: clearable(choice(...feedbacks)).optional() },
  'feedback_option',
);

type Words = { readonly comment?: string | null | undefined; readonly feedback?: string | null | undefined };

function withWords(subscription: Subscription, words: Words = {}): Subscription {
  const { comment = subscription.cancellation.comment, feedback = subscription.cancellation.feedback } = words;
  return { ...subscription, cancellation: { ...subscription.cancellation, comment, feedback } };
}

const hasEnded = ({ status }: Subscription): boolean => status === 'canceled';

type Wish = {
  readonly cancel_at?: string | number | null | undefined;
  readonly cancel_at_period_end?: boolean | undefined;
};

/**
 * Returns the change that an update makes to the subscription's end. Clearing the flag doesn't clear a date that was
 * set without the flag, as the portal sets it.
 */
function wished(subscription: Subscription, { cancel_at, cancel_at_period_end }: Wish): Transition | undefined {
  if (cancel_at === null) return keep;
  if (typeof cancel_at === 'number' && cancel_at !== subscription.periodEnd)
    throw invalid('Stripe takes any date, this stand-in plays the end of the period alone', { param: 'cancel_at' });
  if (cancel_at !== undefined) return cancelAtPeriodEnd('date');
  if (cancel_at_period_end === undefined || cancel_at_period_end === subscription.cancelAtPeriodEnd) return undefined;
  return cancel_at_period_end ? cancelAtPeriodEnd('flag') : keep;
}

/** https://docs.stripe.com/api/subscriptions */
export function subscriptionEndpoints({ store, shapes, subscriptions }: Account) {
  function named(id: string): Subscription {
    const subscription = store.subscriptions.find(id);
    if (!subscription) throw missing('subscription', id);
    return subscription;
  }

  return [
    endpoint('get', '/subscriptions/:id', object(expandable), ({ id }) => shapes.subscription(named(id))),

    endpoint(
      'post',
      '/subscriptions/:id',
      object(
        {
          ...expandable,
          cancel_at: clearable(
            either(choice('max_billed_until', 'max_period_end', 'min_period_end'), integer),
          ).optional(),
          cancel_at_period_end: boolean.optional(),
          cancellation_details: cancellationDetails.optional(),
          description: clearable(upTo(500)).optional(),
          metadata: clearable(metadata).optional(),
        },
        `add_invoice_items application_fee_percent automatic_tax billing_cycle_anchor billing_schedules
        billing_thresholds cancel_at collection_method days_until_due default_payment_method default_source
        default_tax_rates discounts invoice_settings items off_session on_behalf_of pause_collection payment_behavior
        payment_settings pending_invoice_item_interval proration_behavior proration_date transfer_data trial_end
        trial_from_plan trial_settings`,
      ),
      ({ id, input }) => {
        const subscription = named(id);
        const { cancel_at, cancel_at_period_end, description } = input;
        if (
          hasEnded(subscription) &&
          [cancel_at, cancel_at_period_end, description].some((given) => given !== undefined)
        )
          throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
        if (cancel_at !== undefined && cancel_at !== null && cancel_at_period_end !== undefined)
          throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.', {
            param: 'cancel_at',
          });
        const described: Subscription = {
          ...withWords(subscription, input.cancellation_details),
          description: description === undefined ? subscription.description : description,
          metadata: withMetadata(subscription.metadata, input.metadata),
        };
        const transition = wished(described, input);
        const changed = subscriptions.change(subscription, (_, at) =>
          transition ? transition(described, at) : { subscription: described },
        );
        return shapes.subscription(changed ?? subscription);
      },
    ),

    endpoint(
      'delete',
      '/subscriptions/:id',
      object({ ...expandable, cancellation_details: cancellationDetails.optional() }, 'invoice_now prorate'),
      ({ id, input }) => {
        const canceled = subscriptions.change(named(id), (subscription, at) =>
          cancelNow(withWords(subscription, input.cancellation_details), at),
        );
        if (!canceled) throw missing('subscription', id);
        return shapes.subscription(canceled);
      },
    ),

    endpoint(
      'post',
      '/subscriptions/:id/resume',
      object(expandable, 'billing_cycle_anchor payment_behavior proration_behavior proration_date'),
      ({ id }) => {
        throw invalid(`Only paused subscriptions can be resumed; this one is ${named(id).status}.`);
      },
    ),

    endpoint(
      'get',
      '/subscriptions',
      object(
        {
          ...paged,
          created: range.optional(),
          customer: text.optional(),
          price: text.optional(),
          status: choice(
            'active',
            'all',
            'canceled',
            'ended',
            'incomplete',
            'incomplete_expired',
            'past_due',
            'paused',
            'trialing',
            'unpaid',
          ).optional(),
        },
        'automatic_tax collection_method current_period_end current_period_start customer_account plan test_clock',
      ),
      ({ input }) => {
        if (input.customer !== undefined && !store.customers.find(input.customer))
          throw missing('customer', input.customer, 'customer');
        const { status = 'not ended' } = input;
        const isAsked = (subscription: Subscription): boolean =>
          status === 'all' ||
          (status === 'ended' && hasEnded(subscription)) ||
          (status === 'not ended' && !hasEnded(subscription)) ||
          status === subscription.status;
        return listPage(
          '/v1/subscriptions',
          'subscription',
          store.subscriptions
            .all()
            .filter(
              (subscription) =>
                isAsked(subscription) &&
                (input.customer === undefined || subscription.customerId === input.customer) &&
                (input.price === undefined || subscription.priceId === input.price) &&
                within(subscription.created, input.created),
            ),
          shapes.subscription,
          input,
        );
      },
    ),
  ];
}
