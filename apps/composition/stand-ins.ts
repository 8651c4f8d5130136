import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '#adapters/embedded-postgres/open-embedded-postgres.ts';
import { removeEmbeddedPostgres } from '#adapters/embedded-postgres/remove-embedded-postgres.ts';
import type { StripeAccess } from '#adapters/stripe/payments.ts';
import type { Config } from './config.ts';
import type { Environment } from './container.ts';

const postmarkApi = 'https://api.postmarkapp.com';
const stripeApi = 'https://api.stripe.com';

const sandboxStripe = { secretKey: 'sk_test_sandbox', priceId: 'price_premium_sandbox' };

export type Ready = {
  readonly environment: Environment;
  /** Has the stand-in for Stripe send its webhooks to this port; the real one is told by hand where to send them. */
  receiveEvents(port: number): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  readonly config: Config;
  /** Of the stand-ins that run already; by default they are looked for where the settings say. */
  readonly sandboxUrl?: string | undefined;
  readonly onError: (error: unknown) => void;
};

const sandboxUrlOf = (config: Config): string => `http://127.0.0.1:${config.sandboxPort}`;

/** Finds, or provides, what the settings leave open: a database, a secret, somewhere for mail to go. */
export async function makeReady({ config, sandboxUrl, onError }: Options): Promise<Ready> {
  const database =
    config.databaseUrl === undefined
      ? await openEmbeddedPostgres({ dataDir: config.dataDir })
      : { connectionString: config.databaseUrl, close: async () => {} };
  const { serverToken } = config.postmark;
  const stand = sandboxUrl ?? sandboxUrlOf(config);
  const eventSecret = Promise.withResolvers<string>();
  const stripe = stripeAccess(config, { apiUrl: stand, webhookSecret: eventSecret.promise });
  return {
    environment: {
      config,
      databaseUrl: database.connectionString,
      appSecret: config.appSecret ?? (await keptSecret(config.dataDir)),
      postmark:
        serverToken === undefined
          ? { serverToken: 'sandbox', apiUrl: `${stand}/postmark` }
          : { serverToken, apiUrl: postmarkApi },
      stripe,
      onError,
    },
    receiveEvents: async (port) => {
      if (stripe && !config.stripe) eventSecret.resolve(await registerWebhook(stripe.apiUrl, port));
    },
    close: () => database.close(),
  };
}

/** In production premium is only sold once its keys are there. */
function stripeAccess(
  { stripe, production }: Config,
  standIn: Pick<StripeAccess, 'apiUrl' | 'webhookSecret'>,
): StripeAccess | undefined {
  if (stripe) return { ...stripe, apiUrl: stripeApi };
  return production ? undefined : { ...sandboxStripe, ...standIn };
}

/** Answers the secret that the events will be signed with. */
async function registerWebhook(sandboxUrl: string, port: number): Promise<string> {
  const form = new URLSearchParams({ url: `http://127.0.0.1:${port}/api/webhooks/stripe`, 'enabled_events[]': '*' });
  const headers = { authorization: `Bearer ${sandboxStripe.secretKey}` };
  const answer = await fetch(`${sandboxUrl}/v1/webhook_endpoints`, { method: 'POST', headers, body: form });
  const { secret } = (await answer.json()) as { secret?: string };
  if (!secret) throw new Error(`The sandbox did not take our address for its events: ${answer.status}`);
  return secret;
}

/** Starts the stand-ins in this process; nothing when every key is there. */
export async function startSandbox(config: Config): Promise<{ url: string; close(): Promise<void> } | undefined> {
  if (config.production || (config.postmark.serverToken !== undefined && config.stripe)) return undefined;
  const sandbox = await import('#apps/sandbox/sandbox.ts');
  return sandbox.startSandbox({ port: config.sandboxPort });
}

/** Deletes the data of `DATA_DIR` for good: the database and the secret. */
export async function removeData(dataDir: string): Promise<void> {
  await removeEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}

/** Made once, so that sessions and links outlive a restart. Of several processes that start together one's stays. */
async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'app-secret');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true });
  const mine = `${file}.${process.pid}`;
  await writeFile(mine, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await chmod(mine, 0o600);
  await link(mine, file).catch(() => {});
  await rm(mine);
  return readFile(file, 'utf8');
}
