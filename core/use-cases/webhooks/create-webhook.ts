import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import {
  type Destination,
  destinationOf,
  mostWebhooks,
  type WebhookEndpoint,
  type WebhookEvent,
  webhookEvents,
} from '../../domain/webhooks/webhook.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'outgoing' | 'secrets' | 'enqueuePending'>;
type Input = {
  readonly householdId: string;
  readonly personId: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
};

/**
 * Has the changes of a home reported to a URL, and its person mailed about it. Returns the secret that signs them, which
 * can't be shown again. Throws `invalid_input` for a URL to which requests may not go, and `too_many_webhooks`.
 */
export const makeCreateWebhook =
  ({ unitOfWork, clock, ids, outgoing, secrets, enqueuePending }: Deps) =>
  async ({
    householdId,
    personId,
    url,
    events,
  }: Input): Promise<Destination & { readonly endpoint: WebhookEndpoint }> => {
    if (!outgoing.admits(url)) {
      const message = 'Please enter an https address that anyone on the internet can reach';
      throw new DomainError('invalid_input', { issues: [{ path: 'url', message }] });
    }
    const id = ids.next();
    const secret = `whsec_${(ids.next() + ids.next()).replaceAll('-', '')}`;
    const text = JSON.stringify({ url, secret } satisfies Destination);
    const endpoint: WebhookEndpoint = {
      householdId,
      personId,
      id,
      host: new URL(url).host,
      destination: await secrets.seal(text, destinationOf({ householdId, id })),
      events: webhookEvents.filter((event) => events.includes(event)),
      createdAt: clock.now(),
      failures: 0,
    };
    await unitOfWork.run(async (stores) => {
      signedIn(await stores.households.hold(householdId));
      const known = await stores.webhooks.list(householdId, personId);
      if (known.length >= mostWebhooks) throw new DomainError('too_many_webhooks');
      await stores.webhooks.add(endpoint);
      await enqueuePending(stores, 'send-access-added', { householdId }, id);
    });
    return { url, secret, endpoint };
  };
