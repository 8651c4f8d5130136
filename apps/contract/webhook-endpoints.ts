import { z } from 'zod';
import { once } from '#core/domain/running/once.ts';
import { deliveryProblems, deliveryStates } from '#core/domain/webhooks/delivery.ts';
import { webhookEvents } from '#core/domain/webhooks/webhook.ts';
import { json } from './endpoint.ts';
import { instant, message } from './shapes.ts';

const event = once(() => z.enum(webhookEvents, `must be one of ${webhookEvents.join(', ')}`));

const endpoint = once(() =>
  z
    .object({
      id: z.uuid(),
      url: z.string(),
      events: z.array(event()),
      createdAt: instant(),
      pausedAt: instant().nullable().meta({
        description: 'Since when nothing is sent, because too many tries failed; a test that is accepted ends it',
      }),
    })
    .meta({ id: 'WebhookEndpoint' }),
);

const delivery = once(() =>
  z
    .object({
      id: z.uuid(),
      event: z.enum([...webhookEvents, 'test']),
      state: z.enum(deliveryStates),
      createdAt: instant(),
      attempts: z.int(),
      attemptedAt: instant().nullable(),
      durationMs: z.int().nullable(),
      status: z.int().nullable().meta({ description: 'Of the last response; null without one' }),
      problem: z.enum(deliveryProblems).nullable().meta({ description: 'Why there was no response' }),
    })
    .meta({ id: 'WebhookDelivery' }),
);

const params = once(() => z.object({ id: z.uuid() }));
const urlMissing = 'Please enter an address that starts with https://';

export const listWebhooks = json('GET /api/webhook-endpoints', {
  access: 'viewer',
  summary: 'Where your changes of the home are reported, the newest first',
  failure: 'We couldn’t load your webhooks',
  response: () => z.object({ endpoints: z.array(endpoint()) }),
});

export const createWebhook = json('POST /api/webhook-endpoints', {
  access: 'viewer',
  recent: true,
  securityEvent: 'webhook created',
  summary: 'Have changes of the home reported to an address; the secret that signs them is returned only now',
  failure: 'We couldn’t add the webhook',
  body: () =>
    z.object({
      url: z.url({ protocol: /^https?$/, error: urlMissing }).max(2_000),
      events: z.array(event()).min(1, 'Please choose at least one event').max(webhookEvents.length),
    }),
  response: () => endpoint().extend({ secret: z.string() }),
});

export const deleteWebhook = json('DELETE /api/webhook-endpoints/:id', {
  access: 'viewer',
  unlimited: true,
  securityEvent: 'webhook removed',
  summary: 'Remove a webhook, with all that waits for it',
  failure: 'We couldn’t remove the webhook',
  params,
  response: message,
});

export const listDeliveries = json('GET /api/webhook-endpoints/:id/deliveries', {
  access: 'viewer',
  summary: 'What was sent to a webhook in the last 30 days, and what waits, the newest first',
  failure: 'We couldn’t load the deliveries',
  params,
  response: () => z.object({ deliveries: z.array(delivery()) }),
});

export const testWebhook = json('POST /api/webhook-endpoints/:id/test', {
  access: 'viewer',
  summary: 'Send a test to a webhook. If it is accepted, a paused one goes on',
  failure: 'We couldn’t send the test',
  params,
  response: delivery,
});
