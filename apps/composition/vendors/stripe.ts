import { ContainerModule } from 'inversify';
import { z } from 'zod';
import { closedPayments } from '#adapters/stripe/closed-payments.ts';
import { makeStripePayments, type StripeAccess } from '#adapters/stripe/payments.ts';
import { part } from '../parts.ts';
import { mode, origin, wholeNumber } from '../settings/kinds.ts';
import { neededTogether } from '../settings/rules.ts';
import type { Vendor } from './vendor.ts';

const keys = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const;

const settings = z
  .object({
    ...mode,
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_PRICE_ID: z.string().optional(),
    STRIPE_API_URL: origin.optional(),
    STRIPE_RETRY_DAYS: wholeNumber(1, 90).optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    STRIPE_PRICING_TABLE_ID: z.string().optional(),
  })
  .check(neededTogether(...keys), neededTogether('STRIPE_PRICING_TABLE_ID', 'STRIPE_PUBLISHABLE_KEY'))
  .transform((values) => {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_ID: priceId } = values;
    const { STRIPE_PRICING_TABLE_ID: id, STRIPE_PUBLISHABLE_KEY: publishableKey } = values;
    const stripe =
      secretKey && webhookSecret && priceId
        ? {
            secretKey,
            webhookSecret,
            priceId,
            retryDays: values.STRIPE_RETRY_DAYS,
            apiUrl: values.STRIPE_API_URL ?? 'https://api.stripe.com',
          }
        : undefined;
    return {
      stripe,
      /** Outside production, the sandbox sells premium. */
      sellsPremium: stripe !== undefined || values.NODE_ENV !== 'production',
      /** After consent, Stripe's own pricing table replaces our two cards. */
      pricingTable: id && publishableKey ? { id, publishableKey } : undefined,
    };
  });

const paymentsWith = (access: StripeAccess): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(part.payments).toDynamicValue(({ get }) =>
      makeStripePayments({ ...access, baseUrl: get(part.baseUrl), tax: get(part.tax) }),
    );
  });

const unused = 'Premium isn’t for sale, because the settings name no account at Stripe.';
const testKey = {
  severity: 'warn',
  what: 'STRIPE_SECRET_KEY is a test key, so no money is paid.',
  advice: 'Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID to those of the live mode.',
} as const;

const sandboxSecret = 'whsec_sandbox';

export const stripe = {
  name: 'stripe',
  port: 'payments',
  keys,
  secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  settings,
  withKeys: ({ stripe }) => stripe && paymentsWith(stripe),
  inSandbox: (apiUrl) =>
    paymentsWith({
      secretKey: 'sk_test_sandbox',
      webhookSecret: sandboxSecret,
      priceId: 'price_premium_sandbox',
      apiUrl,
    }),
  withoutKeys: new ContainerModule(({ bind }) => {
    bind(part.payments).toConstantValue(closedPayments);
  }),
  checks: [
    {
      name: 'stripe-price',
      unused,
      works: 'Stripe sells the price.',
      findProblem: async ({ payments }, { production, stripe }) => {
        const { price } = await payments.findProblems();
        return price ?? (production && /^.k_test_/.test(stripe?.secretKey ?? '') ? testKey : undefined);
      },
    },
    {
      name: 'stripe-webhook',
      unused,
      works: 'Stripe sends all events that we need. Its signing secret can’t be compared.',
      findProblem: async ({ payments }) => (await payments.findProblems()).webhook,
    },
  ],
  webhook: { path: '/api/webhooks/stripe', sandboxSecret },
} as const satisfies Vendor<z.output<typeof settings> & { readonly production: boolean }>;
