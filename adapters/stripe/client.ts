import type { Stripe } from 'stripe';

export type StripeKeys = {
  readonly secretKey: string;
  /** Where Stripe's API answers: https://api.stripe.com, or a stand-in on a port of its own. */
  readonly apiUrl: string;
};

/** Stripe's own SDK, loaded when it is first needed: a server that sells nothing does without it. */
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
