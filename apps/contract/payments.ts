import { z } from 'zod';
import { once } from '#core/domain/running/once.ts';
import { premiumProduct } from '#core/domain/selling/tiers.ts';
import { json, raw, redirect } from './endpoint.ts';

const next = once(() => z.object({ url: z.url().meta({ description: 'Where the browser goes next' }) }));

export const createCheckoutSession = json('POST /api/payments/create-checkout-session', {
  access: 'owner',
  limit: 'payment',
  summary: 'Start paying for Premium',
  failure: 'Failed to redirect to checkout',
  body: () => z.object({ product: z.literal(premiumProduct) }),
  response: next,
});

export const createPortalSession = json('POST /api/payments/create-portal-session', {
  access: 'owner',
  limit: 'payment',
  summary: 'Manage or cancel the subscription at the payment provider',
  failure: 'We couldn’t open the subscription',
  response: next,
});

export const completePayment = redirect('GET /api/payments/complete', {
  access: 'public',
  limit: 'payment',
  summary: 'Where the payment provider sends browsers back to',
  // An invalid id counts as missing. The page after the redirect explains the problem.
  query: () => z.object({ session_id: z.string().optional().catch(undefined) }),
  statuses: { 302: 'To the page that says how the payment ended' },
});

export const receiveStripeEvent = raw('POST /api/webhooks/stripe', {
  access: 'public',
  summary: 'An event from Stripe, signed in the header Stripe-Signature',
  // Generous: Stripe's events are a few thousand bytes.
  largestBody: 256 * 1024,
  headers: () => z.object({ 'stripe-signature': z.string().default('') }),
  response: () => z.object({ received: z.literal(true) }),
  statuses: { 400: 'Not signed by Stripe, or older than five minutes' },
});
