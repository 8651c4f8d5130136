import { makeCreateWebhook } from './create-webhook.ts';
import { makeDeleteExpiredDeliveries } from './delete-expired-deliveries.ts';
import { makeDeleteWebhook } from './delete-webhook.ts';
import { makeListDeliveries } from './list-deliveries.ts';
import { makeListWebhooks } from './list-webhooks.ts';
import { makeResealWebhooks } from './reseal-webhooks.ts';
import { makeSendWebhookPaused } from './send-webhook-paused.ts';
import { makeSendWebhooks } from './send-webhooks.ts';
import { makeTestWebhook } from './test-webhook.ts';

export const webhooksUseCases = {
  createWebhook: makeCreateWebhook,
  deleteExpiredDeliveries: makeDeleteExpiredDeliveries,
  listDeliveries: makeListDeliveries,
  listWebhooks: makeListWebhooks,
  deleteWebhook: makeDeleteWebhook,
  resealWebhooks: makeResealWebhooks,
  sendWebhookPaused: makeSendWebhookPaused,
  sendWebhooks: makeSendWebhooks,
  testWebhook: makeTestWebhook,
};
