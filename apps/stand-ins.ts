import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '#adapters/embedded-postgres/open-embedded-postgres.ts';
import { removeEmbeddedPostgres } from '#adapters/embedded-postgres/remove-embedded-postgres.ts';
import type { Config } from './config.ts';
import type { Environment } from './container.ts';

const postmarkApi = 'https://api.postmarkapp.com';
const stripeApi = 'https://api.stripe.com';

/** What the stand-in for Stripe takes as ours. */
const sandboxStripe = {
  secretKey: 'sk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
  priceId: 'price_premium_sandbox',
};

export type Ready = { readonly environment: Environment; close(): Promise<void> };

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
  return {
    environment: {
      config,
      databaseUrl: database.connectionString,
      appSecret: config.appSecret ?? (await keptSecret(config.dataDir)),
      postmark:
        serverToken === undefined
          ? { serverToken: 'sandbox', apiUrl: `${stand}/postmark` }
          : { serverToken, apiUrl: postmarkApi },
      stripe: stripeAccess(config, stand),
      onError,
    },
    close: () => database.close(),
  };
}

/** In production premium is only sold once its keys are there. */
function stripeAccess({ stripe, production }: Config, standInUrl: string): Environment['stripe'] {
  if (stripe) return { ...stripe, apiUrl: stripeApi };
  return production ? undefined : { ...sandboxStripe, apiUrl: standInUrl };
}

/** Tells the stand-in for Stripe where to send its webhooks; the real one is told so by hand. */
export async function receiveSandboxEvents(sandboxUrl: string, port: number): Promise<void> {
  const form = new URLSearchParams({ url: `http://127.0.0.1:${port}/api/webhooks/stripe` });
  form.append('enabled_events[]', '*');
  const answer = await fetch(`${sandboxUrl}/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxStripe.secretKey}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`The sandbox did not take our address for its events: ${answer.status}`);
}

/** Starts the stand-ins in this process; nothing when every key is there. */
export async function startSandbox(config: Config): Promise<{ url: string; close(): Promise<void> } | undefined> {
  if (config.production || (config.postmark.serverToken !== undefined && config.stripe)) return undefined;
  const sandbox = await import('./sandbox/sandbox.ts');
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
