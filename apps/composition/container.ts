import 'reflect-metadata';
import { Container } from 'inversify';
import type { Knex } from 'knex';
import { makeSessionTokens } from '#adapters/jose/session-tokens.ts';
import { connect } from '#adapters/knex/connect.ts';
import { migrate } from '#adapters/knex/migrate.ts';
import { whileReachable } from '#adapters/knex/storage-failure.ts';
import { makeUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { makeAccountView } from '#adapters/knex/views/account-view.ts';
import { makeWeekView } from '#adapters/knex/views/week-view.ts';
import { deriveKeys, type Keys } from '#adapters/node-crypto/keyring.ts';
import { makeLinkTokens } from '#adapters/node-crypto/link-tokens.ts';
import { type Jobs, makeJobs } from '#adapters/pg-boss/jobs.ts';
import { makePostmarkMailer } from '#adapters/postmark/mailer.ts';
import { makeRateLimiter } from '#adapters/rate-limiter-flexible/rate-limiter.ts';
import { closedPayments } from '#adapters/stripe/closed-payments.ts';
import { makeStripePayments, type StripeAccess } from '#adapters/stripe/payments.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { randomIds } from '#adapters/system/ids.ts';
import { product } from '#apps/contract/product.ts';
import type { Ports } from '#core/ports/index.ts';
import { type Procedures, procedureFactories } from '#core/procedures/index.ts';
import { type UseCases, useCaseFactories } from '#core/use-cases/index.ts';
import type { Config } from './config.ts';

/** What is left to decide once the settings are read and the stand-ins for what they lack are running. */
export type Environment = {
  readonly config: Config;
  readonly databaseUrl: string;
  /** 32 bytes or more. */
  readonly appSecret: string;
  readonly postmark: { readonly serverToken: string; readonly apiUrl: string };
  /** Absent: premium is not sold. */
  readonly stripe: StripeAccess | undefined;
  readonly onError: Ports['onError'];
};

/** Everything that the application is made of, by name. */
export type App = Ports &
  Procedures &
  UseCases & {
    config: Config;
    environment: Environment;
    knex: Knex;
    migrateDatabase: () => Promise<void>;
    isDatabaseReady: () => Promise<boolean>;
    keys: Keys;
    jobs: Jobs;
  };

/** The composition root. Production and tests build the same application; `overrides` take the place of its parts. */
export function buildApp(environment: Environment, overrides: Partial<App> = {}): App {
  const { config } = environment;
  const container = new Container({ defaultScope: 'Singleton' });
  const provide = provideIn<App>(container, overrides);

  provide('config', [], () => config);
  provide('environment', [], () => environment);
  provide('onError', [], () => environment.onError);
  provide('linkMinutes', [], () => config.signIn.linkMinutes);
  provide('baseUrl', [], () => config.publicUrl);

  provide('knex', [], () => connect(environment.databaseUrl, { poolMax: config.databasePool }));
  provide(
    'migrateDatabase',
    ['knex'],
    ({ knex }) =>
      () =>
        migrate(knex),
  );
  provide(
    'isDatabaseReady',
    ['knex'],
    ({ knex }) =>
      () =>
        knex.raw('select 1').then(
          () => true,
          () => false,
        ),
  );
  provide('jobs', [], () => makeJobs({ connectionString: environment.databaseUrl, onError: environment.onError }));
  provide('unitOfWork', ['knex', 'jobs'], ({ knex, jobs }) => makeUnitOfWork({ knex, jobQueue: jobs.queueFor }));
  provide('accountView', ['knex'], ({ knex }) => makeAccountView(knex));
  provide('weekView', ['knex'], ({ knex }) => makeWeekView(knex));
  provide('rateLimiter', ['knex', 'keys'], ({ knex, keys }) => {
    const { take } = makeRateLimiter({ knex, secret: keys.addresses });
    return { take: (key, limit) => whileReachable(() => take(key, limit)) };
  });

  provide('clock', [], () => systemClock);
  provide('ids', [], () => randomIds);
  provide('keys', [], () => deriveKeys(environment.appSecret));
  provide('linkTokens', ['keys'], ({ keys }) => makeLinkTokens({ secret: keys.links }));
  provide('sessionTokens', ['keys', 'clock'], ({ keys, clock }) =>
    makeSessionTokens({ secret: keys.sessions, now: clock.now }),
  );
  provide('mailer', ['baseUrl'], ({ baseUrl }) =>
    makePostmarkMailer({
      ...environment.postmark,
      from: config.postmark.from,
      baseUrl,
      productName: product.name,
      supportEmail: product.supportEmail,
    }),
  );

  provide('payments', ['baseUrl'], ({ baseUrl }) =>
    environment.stripe ? makeStripePayments({ ...environment.stripe, baseUrl }) : closedPayments,
  );

  const app = new Proxy({} as App, { get: (_, name: keyof App) => container.get(name) });
  for (const [name, make] of Object.entries({ ...procedureFactories, ...useCaseFactories })) {
    const given = overrides[name as keyof UseCases];
    if (given) container.bind(name).toConstantValue(given);
    else
      container
        .bind(name)
        .toDynamicValue(() => make(app))
        .inSingletonScope();
  }
  return app;
}

type Provide<Parts> = <Name extends keyof Parts & string, Needs extends keyof Parts & string = never>(
  name: Name,
  needs: readonly Needs[],
  make: (deps: Pick<Parts, Needs>) => Parts[Name],
) => void;

/** Binds parts in the container, each to what overrides it or else to what is made of the parts that it needs. */
function provideIn<Parts extends object>(container: Container, overrides: Partial<Parts>): Provide<Parts> {
  return (name, needs, make) => {
    const given = overrides[name];
    if (given !== undefined) {
      container.bind(name).toConstantValue(given);
      return;
    }
    const factory = (...parts: unknown[]) =>
      make(Object.fromEntries(needs.map((need, index) => [need, parts[index]])) as Parameters<typeof make>[0]);
    container.bind(name).toResolvedValue(factory, [...needs]);
  };
}
