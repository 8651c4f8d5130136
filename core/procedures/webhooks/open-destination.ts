import { type Destination, destinationOf, type WebhookEndpoint } from '../../domain/webhooks/webhook.ts';
import type { Secrets } from '../../ports/secrets.ts';

/** Where an endpoint is, and its secret; undefined if they were sealed by a key that is gone. */
export const makeOpenDestination =
  ({ secrets }: { readonly secrets: Secrets }) =>
  async (endpoint: WebhookEndpoint): Promise<Destination | undefined> => {
    const text = await secrets.open(endpoint.destination, destinationOf(endpoint));
    return text === undefined ? undefined : (JSON.parse(text) as Destination);
  };
