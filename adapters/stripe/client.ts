import type { Stripe } from 'stripe';

export type StripeKeys = {
  readonly secretKey: string;
  /** The address of Stripe's API: https://api.stripe.com, or a stand-in on its own port. */
  readonly apiUrl: string;
};

/** Stripe's SDK, imported when it is first needed. */
export function lazyStripe({ secretKey, apiUrl }: StripeKeys): () => Promise<Stripe> {
  let client: Promise<Stripe> | undefined;
  return () => {
    client ??= import('stripe').then(({ Stripe }) => {
      const { protocol, hostname, port } = new URL(apiUrl);
      return new Stripe(secretKey, {
        protocol: protocol === 'https:' ? 'https' : 'http',
        host: hostname,
        ...(port !== '' && { port }),
        maxNetworkRetries: 2,
        timeout: 10_000,
        telemetry: false,
      });
    });
    return client;
  };
}
