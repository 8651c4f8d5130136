import type { App } from '#apps/composition/container.ts';
import type { Features } from '#core/domain/care/features.ts';
import type { Household } from '#core/domain/home/household.ts';
import { openApp } from './open-app.ts';

type Options = {
  readonly databaseUrl: string;
  readonly appSecret: string;
  readonly features: Features;
  readonly email?: string;
  /** Where its files are kept. */
  readonly dataDir?: string;
  /** What else the household should have before it is measured. */
  readonly furnish?: (app: App, household: Household) => Promise<void>;
};

/** The settings of a server under measure. In production, no stand-in runs beside it, even if keys are missing. */
export const serverSettings = (databaseUrl: string, appSecret: string): Readonly<Record<string, string>> => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '10',
  APP_SECRET: appSecret,
  PORT: '0',
  PUBLIC_URL: 'http://localhost',
  POSTMARK_SERVER_TOKEN: 'none',
  STRIPE_SECRET_KEY: 'sk_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_PRICE_ID: 'price_none',
  RUN_WORKER: 'false',
});

/** Creates a signed-in household in France that wants five tasks a week; returns its token and its id. */
export async function makeResident({
  databaseUrl,
  appSecret,
  features,
  email = 'bench@example.com',
  dataDir,
  furnish,
}: Options) {
  const app = await openApp({
    DATABASE_URL: databaseUrl,
    APP_SECRET: appSecret,
    ...(dataDir && { DATA_DIR: dataDir }),
  });
  const { linkTokens, clock, ids } = app;
  try {
    await app.migrateDatabase();
    const id = ids.next();
    const token = linkTokens.tokenFor(id);
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + 60_000);
    const link = { id, email, language: 'en' as const, tokenHash: linkTokens.hash(token), createdAt: now, expiresAt };
    await app.unitOfWork.run(({ signInLinks }) => signInLinks.add(link));
    const session = await app.verifySignInLink({ token });
    const answers = {
      country: 'FR',
      features,
      tasksPerWeek: 5,
      scheduledDays: ['Saturday', 'Sunday'] as const,
    };
    const household = await app.onboardHousehold({
      householdId: session.household.id,
      answers,
      timezone: 'Europe/Paris',
    });
    await furnish?.(app, household);
    return { token: session.token, householdId: household.id };
  } finally {
    await app.close();
  }
}
