import { z } from 'zod';
import { pushButtons } from '#core/domain/push/button.ts';
import { pushHours } from '#core/domain/push/subscription.ts';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { instant, message } from './shapes.ts';

const hour = once(() =>
  z
    .int()
    .min(pushHours.first, `must be ${pushHours.first} to ${pushHours.last}`)
    .max(pushHours.last, `must be ${pushHours.first} to ${pushHours.last}`),
);

const base64url = (form: RegExp) => z.string().regex(form, 'must be a key in base64url');

const target = once(() =>
  z.object({
    endpoint: z.url({ protocol: /^https?$/, error: 'must be an address of a push service' }).max(2_000),
    // A point of the curve P-256, which begins with the byte 4, and 16 bytes.
    keys: z.object({ p256dh: base64url(/^B[A-P][\w-]{85}$/), auth: base64url(/^[\w-]{22}$/) }),
  }),
);
const token = once(() => z.string().max(4_000).meta({ description: 'As the notification contained it' }));

const subscription = once(() =>
  z
    .object({ hour: hour(), nextAt: instant() })
    .meta({ id: 'PushSubscription', description: 'When this browser shows the day’s tasks' }),
);

export const getPush = json('GET /api/push-subscriptions', {
  access: 'viewer',
  summary: 'Whether this session’s browser shows the day’s tasks, and the key with which it subscribes',
  failure: 'We couldn’t load your notifications',
  response: () =>
    z.object({
      publicKey: z.string().meta({ description: 'The server’s VAPID key, in base64url' }),
      subscription: subscription().nullable(),
    }),
});

export const setPush = json('POST /api/push-subscriptions', {
  access: 'viewer',
  summary: 'Have this session’s browser show the tasks of each day at an hour',
  failure: 'We couldn’t turn notifications on',
  body: () => target().extend({ hour: hour() }),
  response: subscription,
});

export const renewPush = json('POST /api/push-subscriptions/renew', {
  access: 'public',
  summary: 'Replace the address of a browser whose push service has given it another one',
  failure: 'We couldn’t turn notifications on',
  body: () => target().extend({ token: token() }),
  response: message,
});

export const pressPushButton = json('POST /api/push-subscriptions/press', {
  access: 'public',
  summary: 'Do what a button of a notification says; calling it again has no further effect',
  failure: 'Failed to update task',
  body: () =>
    z.object({
      token: token(),
      button: z.enum(pushButtons),
      at: z.iso
        .datetime('must be an instant such as 2027-06-01T00:00:00Z')
        .optional()
        .meta({ description: 'When it was pressed; now by default' }),
    }),
  response: message,
});

export const endPush = json('DELETE /api/push-subscriptions', {
  access: 'viewer',
  unlimited: true,
  summary: 'Have this session’s browser show nothing any more',
  failure: 'We couldn’t turn notifications off',
  response: message,
});
