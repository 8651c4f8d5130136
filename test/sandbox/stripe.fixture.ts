import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { type FixedClock, fixedClock } from '#adapters/memory/clock.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';

export const price = 'price_premium_sandbox';

/** Returns Stripe's own SDK, configured for the sandbox and without retries. */
export function sdkFor(sandboxUrl: string, key = 'sk_test_sandbox'): Stripe {
  const { hostname, port } = new URL(sandboxUrl);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

export type StripeSandbox = Awaited<ReturnType<typeof openStripeSandbox>>;

/** Starts a new sandbox whose clock shows noon UTC on Wednesday 6 January 2027. */
export async function openStripeSandbox() {
  const clock: FixedClock = fixedClock('2027-01-06T12:00:00Z');
  const sandbox = await startSandbox({ port: 0, clock, retryDelaysMs: [20, 250, 250], background: false });
  const stripe = sdkFor(sandbox.url);

  /** Submits a form of a page. Returns the address to which it redirects. */
  async function press(address: string, fields: Record<string, string> = {}): Promise<string> {
    const response = await fetch(new URL(address, sandbox.url), {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    if (response.status !== 303) throw new Error(`${address} answered ${response.status}`);
    return response.headers.get('Location') ?? '';
  }

  const order = (given: Partial<Stripe.Checkout.SessionCreateParams> = {}, options?: Stripe.RequestOptions) =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        line_items: [{ price, quantity: 1 }],
        success_url: 'https://home.example/thanks?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: 'https://home.example/pricing',
        ...given,
      },
      options,
    );

  return {
    url: sandbox.url,
    /** Sends what is due. Returns how many attempts that took. */
    deliver: async (): Promise<number> => (await Array.fromAsync(sandbox.runDue())).length,
    /** Sends what waits by now for its time, too. */
    deliverLater: async (): Promise<number> => {
      sandbox.passTime();
      return (await Array.fromAsync(sandbox.runDue())).length;
    },
    stripe,
    clock,
    press,
    order,
    page: async (address: string): Promise<string> => (await fetch(new URL(address, sandbox.url))).text(),
    json: async (address: string) => (await fetch(new URL(address, sandbox.url))).json(),
    setFaults: async (fault: unknown): Promise<void> => {
      await fetch(`${sandbox.url}/faults.json`, { method: 'PUT', body: JSON.stringify({ 'stripe-webhooks': fault }) });
    },

    /** Creates a customer who has bought a subscription. */
    async subscriber(email = 'ada@home.example', given: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
      const customer = await stripe.customers.create({ email });
      const session = await order({ customer: customer.id, ...given });
      await press(`${session.url}/pay`);
      const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
      if (!subscription) throw new Error('Nothing was bought');
      return { customer, session, subscription };
    },
    close: () => sandbox.close(),
  };
}

export type Received = { readonly signature: string; readonly body: string };

/** Starts an endpoint that records the events that it receives and responds as configured. */
export async function openEndpoint() {
  const received: Received[] = [];
  const response = { status: 200 };
  const server = createServer(async (request, serverResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const signature = String(request.headers['stripe-signature']);
    received.push({ signature, body: Buffer.concat(chunks).toString() });
    serverResponse.writeHead(response.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    response,
    types: (): readonly string[] => received.map(({ body }) => (JSON.parse(body) as Stripe.Event).type),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
