import { type Finding, fail, ok, warn } from '#core/domain/finding.ts';
import type { Ports } from '#core/ports/index.ts';
import type { App } from '../container.ts';
import { standInsFor } from '../vendors/index.ts';
import { type Check, findingOf } from './check.ts';

/** Longer than a sandbox that is busy needs. */
const sandboxWaitMs = 10_000;

/**
 * Runs a check of the vendor behind a port. If the sandbox replaces the vendor, its stand-in is checked in the same way,
 * provided that it runs.
 */
export async function withVendor(
  { config }: App,
  port: keyof Ports,
  { real, check }: { readonly real: string; readonly check: () => Promise<Finding | undefined> },
): Promise<Finding> {
  const isStandIn = standInsFor(config).some((vendor) => vendor.port === port);
  if (!isStandIn) return (await check()) ?? ok(real);
  const sandbox = `http://127.0.0.1:${config.sandboxPort}/`;
  const runs = await fetch(sandbox, { signal: AbortSignal.timeout(sandboxWaitMs) }).catch(() => undefined);
  await runs?.body?.cancel();
  if (!runs?.ok)
    return warn(
      `The settings have no keys, and the sandbox doesn’t run on port ${config.sandboxPort}.`,
      'Start the server, which starts the sandbox, or set the vendor’s keys.',
    );
  return (await check()) ?? ok('The sandbox replaces the vendor, and works.');
}

const noMail = ok('No mail is sent: everyone signs in with the sign-in service, and the settings name no mail server.');

export const checkMail: Check = async (app) => {
  if (!app.config.sendsMail) return noMail;
  return withVendor(app, 'mailer', {
    real: 'The mail service accepts the settings.',
    check: async () => {
      const problem = await app.mailer.findProblem();
      return problem === undefined
        ? undefined
        : fail(problem, 'Correct the setting; mail waits in the queue until then.');
    },
  });
};

const notForSale = ok('Premium isn’t for sale, because the settings name no account at Stripe.');
const testKey = warn(
  'STRIPE_SECRET_KEY is a test key, so no money is paid.',
  'Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID to those of the live mode.',
);

export const checkStripePrice: Check = async (app) => {
  const { sellsPremium, production, stripe } = app.config;
  if (!sellsPremium) return notForSale;
  return withVendor(app, 'payments', {
    real: 'Stripe sells the price.',
    check: async () => {
      const { price } = await app.payments.findProblems();
      if (price) return findingOf(price);
      return production && /^.k_test_/.test(stripe?.secretKey ?? '') ? testKey : undefined;
    },
  });
};

export const checkStripeWebhook: Check = async (app) => {
  if (!app.config.sellsPremium) return notForSale;
  return withVendor(app, 'payments', {
    real: 'Stripe sends all events that we need. Its signing secret can’t be compared.',
    check: async () => {
      const { webhook } = await app.payments.findProblems();
      return webhook && findingOf(webhook);
    },
  });
};

export const checkGoogleRedirect: Check = async (app) => {
  const { production, google } = app.config;
  if (production && !google) return ok('No calendar can be connected, because the settings name no client of Google.');
  return withVendor(app, 'calendars', {
    real: 'Google accepts the client and the address of its callback.',
    check: async () => {
      const problem = await app.calendars.findProblem();
      return problem && findingOf(problem);
    },
  });
};
