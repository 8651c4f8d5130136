import { createHmac } from 'node:crypto';

/**
 * Returns the `Stripe-Signature` of a payload, with `at` in seconds: https://docs.stripe.com/webhooks#verify-manually
 */
export function signatureOf(payload: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${signature}`;
}
