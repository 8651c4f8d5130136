import type { StripeEvent, Wire } from '../account/records.ts';

/** The version of Stripe's API that the shapes here are those of: that of the SDK, held to it by a test. */
export const apiVersion = '2026-10-28.endive';

/** https://docs.stripe.com/api/events/object */
export const eventShape = (event: StripeEvent, pendingWebhooks: number): Wire => ({
  id: event.id,
  object: 'event',
  api_version: apiVersion,
  created: event.created,
  data: event.data,
  livemode: false,
  pending_webhooks: pendingWebhooks,
  request: event.request,
  type: event.type,
});
