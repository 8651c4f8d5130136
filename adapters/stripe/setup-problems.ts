import type { Stripe } from 'stripe';
import type { TaxMode } from '#core/domain/selling/price.ts';
import type { PaymentsSetup } from '#core/ports/payments.ts';
import type { SetupProblem } from '#core/ports/setup-problem.ts';
import { concerns } from './payment-event.ts';
import { isForbidden, isUnauthenticated, unlessMissing } from './payment-failure.ts';

type Setup = {
  readonly priceId: string;
  /** The address of our server, without a trailing slash. */
  readonly baseUrl: string;
  readonly tax: TaxMode;
};

const path = '/api/webhooks/stripe';
const most = 100;

/** Checks our account at Stripe: the price that we sell, and the webhook. Changes nothing. */
export async function setupProblems(stripe: Stripe, { priceId, baseUrl, tax }: Setup): Promise<PaymentsSetup> {
  const [price, webhook] = await Promise.all([
    unlessRefused('Prices', () => priceProblem(stripe, priceId, tax)),
    unlessRefused('Webhook Endpoints', () => webhookProblem(stripe, `${baseUrl}${path}`)),
  ]);
  return { ...(price && { price }), ...(webhook && { webhook }) };
}

async function priceProblem(stripe: Stripe, priceId: string, tax: TaxMode): Promise<SetupProblem | undefined> {
  const price = await unlessMissing(stripe.prices.retrieve(priceId));
  const advice =
    'Set STRIPE_PRICE_ID to the id of an active, recurring price of the account that STRIPE_SECRET_KEY belongs to.';
  const fail = (what: string) => ({ severity: 'fail', what, advice }) as const;
  if (!price) return fail('STRIPE_PRICE_ID: the account at Stripe has no such price.');
  if (!price.active) return fail('STRIPE_PRICE_ID: the price is archived at Stripe.');
  if (!price.recurring) return fail('STRIPE_PRICE_ID: the price is paid once, and not a subscription’s.');
  return taxProblem(price.tax_behavior, tax);
}

/** A price that includes a tax which is never computed would be a false statement to buyers, and on their invoices. */
function taxProblem(behaviour: Stripe.Price['tax_behavior'], tax: TaxMode): SetupProblem | undefined {
  if (behaviour === 'inclusive' && tax === 'none')
    return {
      severity: 'fail',
      what: 'TAX: the price at Stripe includes tax, but Stripe doesn’t compute any.',
      advice: 'Set TAX=automatic once Stripe Tax is set up, or sell a price whose tax behaviour is unspecified.',
    };
  if (behaviour !== 'inclusive' && behaviour !== 'exclusive' && tax === 'automatic')
    return {
      severity: 'fail',
      what: 'TAX: Stripe can’t compute the tax of a price whose tax behaviour is unspecified.',
      advice: 'Sell a price whose tax behaviour is “inclusive”, or set TAX=none.',
    };
  return undefined;
}

async function webhookProblem(stripe: Stripe, address: string): Promise<SetupProblem | undefined> {
  const { data } = await stripe.webhookEndpoints.list({ limit: most });
  const found = data.filter(({ url }) => isSamePlace(url, address));
  const fail = (what: string, advice: string) => ({ severity: 'fail', what, advice }) as const;
  if (found.length === 0)
    return fail(
      'Stripe has no webhook for this server.',
      `Register ${address} at Stripe, and set STRIPE_WEBHOOK_SECRET to its signing secret.`,
    );
  const enabled = found.filter(({ status }) => status === 'enabled');
  if (enabled.length === 0)
    return fail('The webhook is disabled at Stripe.', `Enable the webhook ${address} at Stripe.`);
  const types = new Set(enabled.flatMap(({ enabled_events }) => enabled_events));
  const missing = types.has('*') ? [] : concerns.filter((type) => !types.has(type));
  if (missing.length > 0)
    return fail(
      'The webhook at Stripe doesn’t send every event.',
      `Select these events as well: ${missing.join(', ')}.`,
    );
  return undefined;
}

/** Whether both lead to the same path of the same server. A machine has several names for itself. */
function isSamePlace(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => {
    const { protocol, hostname, port, pathname } = URL.parse(text) ?? {};
    return [protocol, hostname === '127.0.0.1' ? 'localhost' : hostname, port, pathname].join(' ');
  });
  return first === second;
}

/** A refusal says something about the key. Other failures pass unchanged. */
async function unlessRefused(
  resource: string,
  check: () => Promise<SetupProblem | undefined>,
): Promise<SetupProblem | undefined> {
  try {
    return await check();
  } catch (error) {
    if (isForbidden(error)) {
      const what = `STRIPE_SECRET_KEY: the key may not read ${resource}, so they were not checked.`;
      return {
        severity: 'warn',
        what,
        advice: `Give the key read access to ${resource} at Stripe, or check them there.`,
      };
    }
    if (!isUnauthenticated(error)) throw error;
    const what = 'STRIPE_SECRET_KEY: Stripe doesn’t accept the key.';
    return { severity: 'fail', what, advice: 'Set STRIPE_SECRET_KEY to a secret or restricted key of your account.' };
  }
}
