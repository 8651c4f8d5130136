import Router from '@koa/router';
import getRawBody from 'raw-body';
import { HttpError } from '../errors.ts';
import { paymentsPerClientAddress } from '../limits.ts';
import type { Services } from '../services.ts';
import type { State } from '../state.ts';

/** In bytes; the payment provider's events are a few thousand. */
const largestEvent = 1024 * 1024;

/** What the payment provider calls, or sends browsers to. */
export function providerRoutes(services: Services): Router<State> {
  const router = new Router<State>();

  router.post('/api/webhooks/stripe', async (ctx) => {
    const body = await getRawBody(ctx.req, { length: ctx.get('Content-Length') || null, limit: largestEvent }).catch(
      () => {
        throw new HttpError('payload_too_large');
      },
    );
    await services.handlePaymentEvent({ body, signature: ctx.get('Stripe-Signature') });
    ctx.body = { received: true };
  });

  const limit = paymentsPerClientAddress(services);
  router.get('/api/payments/complete', async (ctx) => {
    await limit(ctx);
    const { session_id: given } = ctx.query;
    const sessionId = typeof given === 'string' ? given : undefined;
    const { paid, ...reasons } = await services.completeCheckout({ sessionId });
    const query = new URLSearchParams({ ...reasons, ...(sessionId !== undefined && { session_id: sessionId }) });
    ctx.set('Cache-Control', 'no-store');
    ctx.redirect(`${services.config.publicUrl}/payment/${paid ? 'success' : 'cancel'}?${query}`);
  });

  return router;
}
