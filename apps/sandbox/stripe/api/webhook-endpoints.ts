import { secondsOf } from '../../clock.ts';
import type { Account } from '../account/account.ts';
import type { WebhookEndpoint, Wire } from '../account/records.ts';
import { deletedShape } from '../shapes/customer.ts';
import { endpoint } from './endpoint.ts';
import { listPage } from './list.ts';
import {
  boolean,
  choice,
  clearable,
  expandable,
  list,
  metadata,
  object,
  paged,
  upTo,
  webAddress,
  withMetadata,
} from './parameters.ts';
import { invalid, missing } from './refusal.ts';

/** The events that the sandbox sends. Stripe has more. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.created',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.updated',
  'customer.updated',
  'invoice.paid',
  'invoice.payment_failed',
] as const;

const mostEndpoints = 16;

/** https://docs.stripe.com/api/webhook_endpoints */
export function webhookEndpointEndpoints({ store, clock, makeId }: Account) {
  function named(id: string): WebhookEndpoint {
    const found = store.webhookEndpoints.find(id);
    if (!found) throw missing('webhook endpoint', id);
    return found;
  }
  const events = list(choice('*', ...eventTypes));

  return [
    endpoint(
      'post',
      '/webhook_endpoints',
      object(
        {
          ...expandable,
          url: webAddress,
          enabled_events: events,
          description: clearable(upTo(5000)).optional(),
          metadata: clearable(metadata).optional(),
        },
        'api_version connect',
      ),
      ({ input }) => {
        if (input.enabled_events.length === 0)
          throw invalid('Missing required param: enabled_events.', {
            param: 'enabled_events',
            code: 'parameter_missing',
          });
        if (store.webhookEndpoints.all().length >= mostEndpoints)
          throw invalid(`You have reached the maximum of ${mostEndpoints} test webhook endpoints.`);
        const made = store.webhookEndpoints.save({
          id: makeId('we_'),
          created: secondsOf(clock),
          url: input.url,
          secret: makeId('whsec_'),
          enabledEvents: input.enabled_events,
          description: input.description ?? null,
          metadata: withMetadata({}, input.metadata),
          disabled: false,
        });
        return { ...webhookEndpointShape(made), secret: made.secret };
      },
    ),

    endpoint('get', '/webhook_endpoints/:id', object(expandable), ({ id }) => webhookEndpointShape(named(id))),

    endpoint(
      'post',
      '/webhook_endpoints/:id',
      object({
        ...expandable,
        url: webAddress.optional(),
        enabled_events: events.optional(),
        description: clearable(upTo(5000)).optional(),
        metadata: clearable(metadata).optional(),
        disabled: boolean.optional(),
      }),
      ({ id, input }) => {
        const before = named(id);
        return webhookEndpointShape(
          store.webhookEndpoints.save({
            ...before,
            url: input.url ?? before.url,
            enabledEvents: input.enabled_events ?? before.enabledEvents,
            description: input.description === undefined ? before.description : input.description,
            metadata: withMetadata(before.metadata, input.metadata),
            disabled: input.disabled ?? before.disabled,
          }),
        );
      },
    ),

    endpoint('delete', '/webhook_endpoints/:id', object({}), ({ id }) => {
      store.webhookEndpoints.remove(named(id).id);
      return deletedShape('webhook_endpoint', id);
    }),

    endpoint('get', '/webhook_endpoints', object(paged), ({ input }) =>
      listPage('/v1/webhook_endpoints', 'webhook endpoint', store.webhookEndpoints.all(), webhookEndpointShape, input),
    ),
  ];
}

/** https://docs.stripe.com/api/webhook_endpoints/object; only the response to its creation contains the secret. */
const webhookEndpointShape = (endpoint: WebhookEndpoint): Wire => ({
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
