import Stripe from 'stripe';
import { pageReference } from '#core/domain/selling/page-reference.ts';

/**
 * The actions on a subscription in the sandbox, by the buttons to press. `cancelInPortal` is the customer's own action.
 */
const actions = {
  renew: ['renew'],
  failRenewal: ['past-due'],
  payOverdue: ['pay'],
  giveUp: ['fail', 'fail', 'fail'],
  cancelAtPeriodEnd: ['cancel-at-period-end'],
  cancelNow: ['cancel-now'],
  endPeriod: ['end-period'],
} as const;
export type StripeAction = keyof typeof actions | 'cancelInPortal';

/** Returns the id of the session whose page is at the address. */
export const sessionIn = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/**
 * The actions of people on the sandbox's Stripe pages, and the events that result. `webhookSecret` signs these events.
 */
export function makeStripePages({ sandboxUrl, webhookSecret }: { sandboxUrl: string; webhookSecret: string }) {
  const { hostname, port } = new URL(sandboxUrl);
  const stripe = new Stripe('sk_test_pages', { host: hostname, port, protocol: 'http', telemetry: false });

  /** Presses a button of a page. Returns the address to which it redirects. */
  async function press(address: string, fields: Record<string, string> = {}): Promise<string> {
    const body = new URLSearchParams(fields);
    const response = await fetch(new URL(address, sandboxUrl), { method: 'POST', body, redirect: 'manual' });
    if (response.status !== 303) throw new Error(`${address} answered ${response.status}`);
    return response.headers.get('Location') ?? '';
  }

  async function cancelInPortal(subscriptionId: string): Promise<void> {
    const { customer } = await stripe.subscriptions.retrieve(subscriptionId);
    const { url } = await stripe.billingPortal.sessions.create({ customer: String(customer) });
    await press(`${url}/${subscriptionId}/cancel`);
  }

  return {
    stripe,
    press,
    /** Returns the address to which the payer is redirected. */
    pay: (url: string, email = '', chosen: Readonly<Record<string, string>> = {}): Promise<string> =>
      press(`${url}/pay`, { email, ...chosen }),
    decline: (url: string): Promise<string> => press(`${url}/decline`),
    expire: async (url: string): Promise<void> => void (await stripe.checkout.sessions.expire(sessionIn(url))),
    /** Completes a visitor's purchase through the pricing table of a page, without signing in. Returns the session's id. */
    async sellTo(email: string, language?: string): Promise<string> {
      const from = language === undefined ? '' : pageReference(language);
      const attributes = { 'customer-email': email, 'client-reference-id': from };
      const checkout = new URL(await press('/stripe/pricing-table', attributes), sandboxUrl).href;
      await press(`${checkout}/pay`);
      return sessionIn(checkout);
    },
    async apply(subscriptionId: string, action: StripeAction): Promise<void> {
      if (action === 'cancelInPortal') await cancelInPortal(subscriptionId);
      else for (const each of actions[action]) await press(`/stripe/subscriptions/${subscriptionId}/${each}`);
    },
    /** Returns the events about the customer so far, oldest first, as the sandbox posts them. */
    async eventsOf(customerId: string): Promise<readonly Buffer[]> {
      const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 });
      return events
        .map((event) => JSON.stringify(event, undefined, 2))
        .filter((body) => body.includes(`"${customerId}"`))
        .map((body) => Buffer.from(body))
        .reverse();
    },
    sign: (body: Uint8Array, at: Date = new Date()): string =>
      stripe.webhooks.generateTestHeaderString({
        payload: new TextDecoder().decode(body),
        secret: webhookSecret,
        timestamp: Math.floor(at.getTime() / 1000),
      }),
    /** Replaces all faults of the sandbox. Without arguments, removes them. */
    setFaults: async (faults: { stripe?: object; 'stripe-webhooks'?: object } = {}): Promise<void> => {
      await fetch(new URL('/faults.json', sandboxUrl), { method: 'PUT', body: JSON.stringify(faults) });
    },
  };
}

export type StripePages = ReturnType<typeof makeStripePages>;
