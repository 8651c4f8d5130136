import { DomainError } from '../../domain/errors.ts';
import type { WebhookDelivery } from '../../domain/webhooks/delivery.ts';
import { messageOf } from '../../domain/webhooks/message.ts';
import type { WebhookEndpoint } from '../../domain/webhooks/webhook.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'enqueuePending'>;
type Input = Pick<WebhookEndpoint, 'householdId' | 'personId' | 'id'>;

/**
 * Queues a test for a webhook, also for one that is paused, and returns it; the one that waits if there is one. The test
 * doesn't wait for the next try of other deliveries. Throws `webhook_not_found`.
 */
export const makeTestWebhook =
  ({ unitOfWork, clock, ids, enqueuePending }: Deps) =>
  ({ householdId, personId, id }: Input): Promise<WebhookDelivery> =>
    unitOfWork.run(async (stores) => {
      const { webhooks } = stores;
      const endpoint = (await webhooks.lockAll(householdId)).find((each) => each.id === id);
      if (endpoint?.personId !== personId) throw new DomainError('webhook_not_found');
      const next = await webhooks.nextWaiting(endpoint);
      if (next?.event === 'test') return next;
      const createdAt = clock.now();
      const deliveryId = ids.next();
      const test: WebhookDelivery = {
        householdId,
        endpointId: id,
        id: deliveryId,
        event: 'test',
        body: messageOf({ id: deliveryId, type: 'test', createdAt, homeId: householdId }),
        state: 'waiting',
        createdAt,
        attempts: 0,
      };
      await webhooks.addDelivery(test);
      const jobId = await enqueuePending(stores, 'send-webhooks', { householdId, personId });
      await webhooks.save({ ...endpoint, sending: { jobId, dueAt: createdAt } });
      return test;
    });
