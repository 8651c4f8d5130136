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

const named = <Name extends keyof Parts>(name: Name): ServiceIdentifier<Parts[Name]> => Symbol(name);

/** What the container binds, by name. */
export const part: { readonly [Name in keyof Parts]: ServiceIdentifier<Parts[Name]> } = {
  accountView: named('accountView'),
  appSecret: named('appSecret'),
  baseUrl: named('baseUrl'),
  clock: named('clock'),
  databasePool: named('databasePool'),
  databaseUrl: named('databaseUrl'),
  ids: named('ids'),
  isDatabaseReady: named('isDatabaseReady'),
  jobs: named('jobs'),
  keys: named('keys'),
  knex: named('knex'),
  linkMinutes: named('linkMinutes'),
  linkTokens: named('linkTokens'),
  mailFrom: named('mailFrom'),
  mailer: named('mailer'),
  mailRenderer: named('mailRenderer'),
  migrateDatabase: named('migrateDatabase'),
  payments: named('payments'),
  rateLimiter: named('rateLimiter'),
  reporter: named('reporter'),
  secrets: named('secrets'),
  sessionTokens: named('sessionTokens'),
  stateTokens: named('stateTokens'),
  unitOfWork: named('unitOfWork'),
  weekView: named('weekView'),
};

export const allPorts: ServiceIdentifier<Ports> = Symbol('ports');
export const allUseCases: ServiceIdentifier<UseCases> = Symbol('use cases');
