import type { StripeEvent, Wire } from '../account/records.ts';

/** The version of Stripe's API that these shapes follow. A test checks that it is the SDK's. */
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
