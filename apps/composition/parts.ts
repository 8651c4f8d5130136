import type { ServiceIdentifier } from 'inversify';
import type { Knex } from 'knex';
import type { Keys } from '#adapters/node-crypto/keyring.ts';
import type { Jobs } from '#adapters/pg-boss/jobs.ts';
import type { Ports } from '#core/ports/index.ts';
import type { MailRenderer } from '#core/ports/mail-renderer.ts';
import type { UseCases } from '#core/use-cases/index.ts';

/** What adapters share, and what the server and the command line drive besides use cases. */
export type Infrastructure = {
  readonly keys: Keys;
  readonly knex: Knex;
  readonly jobs: Jobs;
  readonly migrateDatabase: () => Promise<void>;
  readonly isDatabaseReady: () => Promise<boolean>;
};

/** What the settings, or their local defaults, say. */
type Values = {
  readonly databaseUrl: string;
  readonly databasePool: number;
  readonly appSecret: string;
  readonly mailFrom: string;
};

/** A port that adapters use, and no use case. */
type AdapterPorts = { readonly mailRenderer: MailRenderer };

export type Parts = Ports & Infrastructure & Values & AdapterPorts;

type Identifiers<Values> = { readonly [Name in keyof Values]: ServiceIdentifier<Values[Name]> };

const named = <Name extends keyof Parts>(name: Name): ServiceIdentifier<Parts[Name]> => Symbol(name);

/** What the use cases ask for, by name. */
export const ports: Identifiers<Ports> = {
  accountView: named('accountView'),
  baseUrl: named('baseUrl'),
  clock: named('clock'),
  ids: named('ids'),
  linkMinutes: named('linkMinutes'),
  linkTokens: named('linkTokens'),
  mailer: named('mailer'),
  payments: named('payments'),
  rateLimiter: named('rateLimiter'),
  reporter: named('reporter'),
  secrets: named('secrets'),
  sessionTokens: named('sessionTokens'),
  stateTokens: named('stateTokens'),
  unitOfWork: named('unitOfWork'),
  weekView: named('weekView'),
};

/** What the server and the command line drive besides use cases, by name. */
export const infrastructure: Identifiers<Infrastructure> = {
  isDatabaseReady: named('isDatabaseReady'),
  jobs: named('jobs'),
  keys: named('keys'),
  knex: named('knex'),
  migrateDatabase: named('migrateDatabase'),
};

/** Everything that the container binds, by name. */
export const part: Identifiers<Parts> = {
  ...ports,
  ...infrastructure,
  appSecret: named('appSecret'),
  databasePool: named('databasePool'),
  databaseUrl: named('databaseUrl'),
  mailFrom: named('mailFrom'),
  mailRenderer: named('mailRenderer'),
};

export const allUseCases: ServiceIdentifier<UseCases> = Symbol('use cases');

/** Returns everything that the identifiers name. */
export function getAll<Values>(
  identifiers: Identifiers<Values>,
  get: <Value>(identifier: ServiceIdentifier<Value>) => Value,
): Values {
  const all = Object.entries<ServiceIdentifier>({ ...identifiers });
  return Object.fromEntries(all.map(([name, identifier]) => [name, get(identifier)])) as Values;
}
