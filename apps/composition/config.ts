import { z } from 'zod';
import { defaultLinkMinutes, defaultRequestsPerHour } from '#core/domain/sign-in.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));

/** The settings, as the README's table tells them. Empty values count as absent. */
const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().optional(),
  PORT: port.default(3000),
  SANDBOX_PORT: port.default(3001),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  APP_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  POSTMARK_SERVER_TOKEN: z.string().optional(),
  MAIL_FROM: z.string().default('Upkept <hello@upkept.example>'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_ID: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_PRICING_TABLE_ID: z.string().optional(),
  GOOGLE_ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXXXXX')
    .optional(),
  BADGE_IMAGE: z.string().optional(),
  BADGE_URL: url.optional(),
  SIGN_IN_LINK_MINUTES: z.coerce.number().int().min(1).max(1440).default(defaultLinkMinutes),
  SIGN_IN_REQUESTS_PER_HOUR: z.coerce.number().int().min(1).default(defaultRequestsPerHour),
  TRUST_PROXY: flag.default(false),
  RUN_WORKER: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

const neededInProduction = ['PUBLIC_URL', 'DATABASE_URL', 'APP_SECRET', 'POSTMARK_SERVER_TOKEN'] as const;

/** Each is of use only with the others of its group. */
const onlyTogether = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
  ['STRIPE_PRICING_TABLE_ID', 'STRIPE_PUBLISHABLE_KEY'],
  ['BADGE_IMAGE', 'BADGE_URL'],
] as const;

export type Config = {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly sandboxPort: number;
  /** Where people reach the web app, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Absent: a PostgreSQL of our own in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  /** Absent: made once and kept in `dataDir`. */
  readonly appSecret: string | undefined;
  readonly postmark: { readonly serverToken: string | undefined; readonly from: string };
  /** Absent: the sandbox stands in, or, in production, premium is not sold. */
  readonly stripe:
    | {
        readonly secretKey: string;
        readonly webhookSecret: string;
        /** The recurring price that premium is sold at. */
        readonly priceId: string;
      }
    | undefined;
  /** Stripe's own table of prices, shown in place of ours after consent. */
  readonly pricingTable: { readonly id: string; readonly publishableKey: string } | undefined;
  /** Google Analytics 4, sent to only after consent; absent: never. */
  readonly analyticsId: string | undefined;
  /** A picture beside the logo: the file that we serve it from, and where it leads. */
  readonly badge: { readonly image: string; readonly url: string } | undefined;
  readonly signIn: { readonly linkMinutes: number; readonly requestsPerHour: number };
  /** Whether `X-Forwarded-For` tells the client's address. */
  readonly trustProxy: boolean;
  readonly runWorker: boolean;
  readonly logLevel: string;
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Throws `ConfigError` with a line for each setting that is wrong or, in production, missing. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const missing = production ? neededInProduction.filter((name) => values[name] === undefined) : [];
  if (values.PORT === 0 && values.PUBLIC_URL === undefined) {
    throw new ConfigError('PORT: 0 takes any free port, so PUBLIC_URL has to say where people reach it');
  }
  for (const group of onlyTogether) {
    const absent = group.filter((name) => values[name] === undefined);
    if (absent.length > 0 && absent.length < group.length) {
      throw new ConfigError(
        absent
          .map((name) => `${name}: needed together with ${group.filter((other) => other !== name).join(' and ')}`)
          .join('\n'),
      );
    }
  }
  if (missing.length > 0) throw new ConfigError(missing.map((name) => `${name}: needed in production`).join('\n'));
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = values;
  const { STRIPE_PRICING_TABLE_ID, STRIPE_PUBLISHABLE_KEY, BADGE_IMAGE, BADGE_URL } = values;
  return {
    production,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    sandboxPort: values.SANDBOX_PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    appSecret: values.APP_SECRET,
    postmark: { serverToken: values.POSTMARK_SERVER_TOKEN, from: values.MAIL_FROM },
    stripe:
      STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET && STRIPE_PRICE_ID
        ? { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, priceId: STRIPE_PRICE_ID }
        : undefined,
    pricingTable:
      STRIPE_PRICING_TABLE_ID && STRIPE_PUBLISHABLE_KEY
        ? { id: STRIPE_PRICING_TABLE_ID, publishableKey: STRIPE_PUBLISHABLE_KEY }
        : undefined,
    analyticsId: values.GOOGLE_ANALYTICS_ID,
    badge: BADGE_IMAGE && BADGE_URL ? { image: BADGE_IMAGE, url: BADGE_URL } : undefined,
    signIn: { linkMinutes: values.SIGN_IN_LINK_MINUTES, requestsPerHour: values.SIGN_IN_REQUESTS_PER_HOUR },
    trustProxy: values.TRUST_PROXY,
    runWorker: values.RUN_WORKER,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}
