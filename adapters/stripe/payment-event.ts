import type { Stripe } from 'stripe';
import { DomainError } from '#core/domain/errors.ts';
import type { PaymentEvent } from '#core/ports/payments.ts';
import { idOf } from './subscription.ts';

const toleranceSeconds = 300;

/** The events that we need. */
export const concerns = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
] as const;

const isConcern = (event: Stripe.Event): event is Extract<Stripe.Event, { type: (typeof concerns)[number] }> =>
  concerns.some((type) => type === event.type);

/** Returns the event that Stripe signed, if its type affects subscriptions. */
export function paymentEvent(
  stripe: Stripe,
  body: Uint8Array,
  signature: string,
  webhookSecret: string,
): PaymentEvent | undefined {
  const event = verified(() => stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds));
  if (!isConcern(event)) return undefined;
  const { customer } = event.data.object;
  if (!customer) return undefined;
  return { id: event.id, customerId: idOf(customer), paymentFailed: event.type === 'invoice.payment_failed' };
}

/** A body that can't be parsed has no valid signature either. */
function verified(construct: () => Stripe.Event): Stripe.Event {
  try {
    return construct();
  } catch (error) {
    throw new DomainError('invalid_signature', {}, new Error(reasonOf(error)));
  }
}

/** The reason for the log. Stripe's messages about signatures quote nothing of the request, but a parser's may. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not Stripe’s';
  const { message, name } = error;
  return 'type' in error && error.type === 'StripeSignatureVerificationError'
    ? (message.split(/\n|\. /)[0] ?? name)
    : name;
}
