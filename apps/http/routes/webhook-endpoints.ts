import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/webhook-endpoints.ts';
import type { WebhookDelivery } from '#core/domain/webhooks/delivery.ts';
import type { WebhookEndpoint } from '#core/domain/webhooks/webhook.ts';
import type { Handlers } from '../pipeline/handler.ts';

const presentEndpoint = ({ id, events, createdAt, pausedAt }: WebhookEndpoint, url: string) => ({
  id,
  url,
  events: [...events],
  createdAt: createdAt.toISOString(),
  pausedAt: pausedAt?.toISOString() ?? null,
});

const presentDelivery = ({ id, event, state, attempts, ...delivery }: WebhookDelivery) => ({
  id,
  event,
  state,
  attempts,
  createdAt: delivery.createdAt.toISOString(),
  attemptedAt: delivery.attemptedAt?.toISOString() ?? null,
  durationMs: delivery.durationMs ?? null,
  status: delivery.status ?? null,
  problem: delivery.problem ?? null,
});

export const webhookEndpointRoutes = (app: App): Handlers<typeof endpoints> => ({
  listWebhooks: async ({ membership }) => ({
    endpoints: (await app.listWebhooks(membership)).map(({ endpoint, url }) => presentEndpoint(endpoint, url)),
  }),
  createWebhook: async ({ membership: { householdId, personId }, body }) => {
    const { endpoint, url, secret } = await app.createWebhook({ householdId, personId, ...body });
    return { ...presentEndpoint(endpoint, url), secret };
  },
  deleteWebhook: async ({ membership: { householdId, personId }, params }) => {
    await app.deleteWebhook({ householdId, personId, ...params });
    return { message: 'The webhook has been removed' };
  },
  listDeliveries: async ({ membership: { householdId, personId }, params }) => ({
    deliveries: (await app.listDeliveries({ householdId, personId, ...params })).map(presentDelivery),
  }),
  testWebhook: async ({ membership: { householdId, personId }, params }) =>
    presentDelivery(await app.testWebhook({ householdId, personId, ...params })),
});
