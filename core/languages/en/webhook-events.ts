import type { WebhookEvent } from '../../domain/webhooks/webhook.ts';

/** What a webhook reports, in the order in which it can be chosen. */
export const webhookEvents = {
  'task.completed': 'A task is done',
  'task.reopened': 'A task is open again',
  'task.moved': 'A task is moved',
  'task.skipped': 'A task is skipped',
  'task.created': 'A task is added',
  'week.planned': 'A week is planned',
} as const satisfies Record<WebhookEvent, string>;
