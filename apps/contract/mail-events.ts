import { z } from 'zod';
import { raw } from './endpoint.ts';

export const receivePostmarkEvents = raw('POST /api/webhooks/postmark', {
  access: 'public',
  summary: 'A bounce, a complaint or a change of subscription, from Postmark with HTTP basic authentication',
  // Postmark's events are a few thousand bytes.
  largestBody: 256 * 1024,
  headers: () => z.object({ authorization: z.string().default('') }),
  response: () => z.object({ received: z.literal(true) }),
  statuses: { 401: 'Without the credentials in the settings' },
});
