import type { ServiceIdentifier } from 'inversify';
import type { Knex } from 'knex';
import type { Backups } from '#adapters/knex/backup/backups.ts';
import type { SecretRecord } from '#adapters/knex/secret-record.ts';
import type { Keys } from '#adapters/node-crypto/keyring.ts';
import type { Jobs } from '#adapters/pg-boss/jobs.ts';
import type { ServedMetrics } from '#adapters/prom-client/metrics.ts';
import type { Company } from '#core/domain/selling/company.ts';
import type { DatabaseLimits } from '#core/domain/time-limits.ts';
import type { Ports } from '#core/ports/index.ts';
import type { MailRenderer } from '#core/ports/mail-renderer.ts';
import type { UseCases } from '#core/use-cases/index.ts';

/** The parts that adapters share, and those that the server and the command line use besides use cases. */
export type Infrastructure = {
  readonly backups: Backups;
  readonly keys: Keys;
  readonly knex: Knex;
  readonly jobs: Jobs;
  readonly metrics: ServedMetrics;
  readonly migrateDatabase: () => Promise<void>;
  /** Throws unless the schema belongs to this program; changes nothing. */
  readonly requireOwnSchema: () => Promise<void>;
  readonly secretRecord: SecretRecord;
  readonly isDatabaseReady: () => Promise<boolean>;
  readonly databaseLimits: DatabaseLimits;
  /** Runs the work of a request, which may wait only so long for the database. */
  readonly asRequest: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** Where backups before migrations are stored, and how many are kept; 0: none is made. */
type BackupSettings = { readonly folder: string; readonly kept: number };

/** Values from the settings or their local defaults. */
type Values = {
  readonly databaseUrl: string;
  /** Where requests and jobs connect to: PgBouncer, or the database itself. */
  readonly requestsUrl: string;
  readonly databasePool: number;
  readonly backupSettings: BackupSettings;
  readonly deletionsFile: string;
  readonly appSecret: string;
  /** Secrets that were in use before; what they sealed can still be opened. */
  readonly previousSecrets: readonly string[];
  readonly mailFrom: string;
  readonly supportEmail: string;
  readonly company: Company;
};

/** Ports and connections that only adapters use. */
type AdapterParts = { readonly mailRenderer: MailRenderer; readonly lockPool: Knex };

export type Parts = Ports & Infrastructure & Values & AdapterParts;

type Identifiers<Values> = { readonly [Name in keyof Values]: ServiceIdentifier<Values[Name]> };

const named = <Name extends keyof Parts>(name: Name): ServiceIdentifier<Parts[Name]> => Symbol(name);

/** The identifiers of the ports, by name. */
export const ports: Identifiers<Ports> = {
  accountView: named('accountView'),
  advisor: named('advisor'),
  advisorBudget: named('advisorBudget'),
  baseUrl: named('baseUrl'),
  calendars: named('calendars'),
  catalogueSearch: named('catalogueSearch'),
  clock: named('clock'),
  deletionList: named('deletionList'),
  digest: named('digest'),
  feedWriter: named('feedWriter'),
  ids: named('ids'),
  linkMinutes: named('linkMinutes'),
  linkTokens: named('linkTokens'),
  locks: named('locks'),
  mailEvents: named('mailEvents'),
  mailer: named('mailer'),
  payments: named('payments'),
  rateLimiter: named('rateLimiter'),
  reporter: named('reporter'),
  secrets: named('secrets'),
  sessionTokens: named('sessionTokens'),
  signUp: named('signUp'),
  stateTokens: named('stateTokens'),
  summaryTokens: named('summaryTokens'),
  summaryView: named('summaryView'),
  turns: named('turns'),
  unitOfWork: named('unitOfWork'),
  weekView: named('weekView'),
};

/** The identifiers of the parts that the server and the command line use besides use cases, by name. */
export const infrastructure: Identifiers<Infrastructure> = {
  asRequest: named('asRequest'),
  backups: named('backups'),
  databaseLimits: named('databaseLimits'),
  isDatabaseReady: named('isDatabaseReady'),
  jobs: named('jobs'),
  keys: named('keys'),
  knex: named('knex'),
  metrics: named('metrics'),
  migrateDatabase: named('migrateDatabase'),
  requireOwnSchema: named('requireOwnSchema'),
  secretRecord: named('secretRecord'),
};

/** The identifiers of everything that the container binds, by name. */
export const part: Identifiers<Parts> = {
  ...ports,
  ...infrastructure,
  appSecret: named('appSecret'),
  backupSettings: named('backupSettings'),
  company: named('company'),
  databasePool: named('databasePool'),
  databaseUrl: named('databaseUrl'),
  deletionsFile: named('deletionsFile'),
  requestsUrl: named('requestsUrl'),
  lockPool: named('lockPool'),
  mailFrom: named('mailFrom'),
  mailRenderer: named('mailRenderer'),
  previousSecrets: named('previousSecrets'),
  supportEmail: named('supportEmail'),
};

export const allUseCases: ServiceIdentifier<UseCases> = Symbol('use cases');

/** Returns the bound value of each identifier, by name. */
export function getAll<Values>(
  identifiers: Identifiers<Values>,
  get: <Value>(identifier: ServiceIdentifier<Value>) => Value,
): Values {
  const all = Object.entries<ServiceIdentifier>({ ...identifiers });
  return Object.fromEntries(all.map(([name, identifier]) => [name, get(identifier)])) as Values;
}
