import type { WebhookEndpoint } from '../../domain/webhooks/webhook.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'openDestination'>;
type Shown = { readonly endpoint: WebhookEndpoint; readonly url: string };

/** A person's webhooks for a home, the newest first. Of one whose URL can't be opened any more, only the host is known. */
export const makeListWebhooks =
  ({ unitOfWork, openDestination }: Deps) =>
  async ({ householdId, personId }: Pick<WebhookEndpoint, 'householdId' | 'personId'>): Promise<readonly Shown[]> => {
    const endpoints = await unitOfWork.run(({ webhooks }) => webhooks.list(householdId, personId));
    return Promise.all(
      endpoints.map(async (endpoint) => ({
        endpoint,
        url: (await openDestination(endpoint))?.url ?? `https://${endpoint.host}/`,
      })),
    );
  };
