import { DomainError } from '../../domain/errors.ts';
import type { WebhookDelivery } from '../../domain/webhooks/delivery.ts';
import { mostFinished, mostWaiting, type WebhookEndpoint } from '../../domain/webhooks/webhook.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Input = Pick<WebhookEndpoint, 'householdId' | 'personId' | 'id'>;

/** What was sent to a webhook, and what waits, the newest first. Throws `webhook_not_found`. */
export const makeListDeliveries =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ householdId, personId, id }: Input): Promise<readonly WebhookDelivery[]> =>
    unitOfWork.run(async ({ webhooks }) => {
      const endpoint = (await webhooks.list(householdId, personId)).find((each) => each.id === id);
      if (!endpoint) throw new DomainError('webhook_not_found');
      return webhooks.deliveries(endpoint, mostFinished + mostWaiting);
    });
