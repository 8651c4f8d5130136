import type { WebhookEndpoint, Wire } from '../account/records.ts';

/** https://docs.stripe.com/api/webhook_endpoints/object; only the response to its creation contains the secret. */
export const webhookEndpointShape = (endpoint: WebhookEndpoint): Wire => ({
  id: endpoint.id,
  object: 'webhook_endpoint',
  api_version: null,
  application: null,
  created: endpoint.created,
  description: endpoint.description,
  enabled_events: endpoint.enabledEvents,
  livemode: false,
  metadata: endpoint.metadata,
  status: endpoint.disabled ? 'disabled' : 'enabled',
  url: endpoint.url,
});
