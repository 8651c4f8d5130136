import type { Container, ServiceIdentifier } from 'inversify';
import type { Knex } from 'knex';
import type { BackupRecord } from '#adapters/knex/backup/backup-record.ts';
import type { Backups } from '#adapters/knex/backup/backups.ts';
import type { SecretRecord } from '#adapters/knex/secret-record.ts';
import type { Keys } from '#adapters/node-crypto/keyring.ts';
import type { Jobs } from '#adapters/pg-boss/jobs.ts';
import type { ServedMetrics } from '#adapters/prom-client/metrics.ts';
import type { S3Address } from '#adapters/s3/address.ts';
import type { DatabaseLimits } from '#core/domain/running/time-limits.ts';
import type { Company } from '#core/domain/selling/company.ts';
import type { TaxMode } from '#core/domain/selling/price.ts';
import type { Ports } from '#core/ports/index.ts';
import type { MailRenderer } from '#core/ports/mail-renderer.ts';
import type { RateLimiter } from '#core/ports/rate-limiter.ts';

/** The parts that adapters share, and those that the server and the command line use besides use cases. */
export type Infrastructure = {
  readonly backups: Backups;
  readonly backupRecord: BackupRecord;
  readonly keys: Keys;
  readonly knex: Knex;
  readonly jobs: Jobs;
  readonly metrics: ServedMetrics;
  readonly migrateDatabase: () => Promise<void>;
  /** Throws unless the schema belongs to this program; changes nothing. */
  readonly requireOwnSchema: () => Promise<void>;
  readonly secretRecord: SecretRecord;
  /** `other-version`: the database responds, but its schema is one with which this program can't serve. */
  readonly databaseState: () => Promise<'ready' | 'away' | 'other-version'>;
  /** Counts in this process alone. */
  readonly processRateLimiter: RateLimiter;
  readonly databaseLimits: DatabaseLimits;
  /** Runs the work of a request, which may wait only so long for the database. */
  readonly asRequest: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** Where backups before migrations are stored, and how many are kept; 0: none is made. */
type BackupSettings = { readonly folder: string; readonly kept: number };

/** Values from the settings or their local defaults. */
type Values = {
  /** Whether jobs and the timetable run without being asked to. */
  readonly background: boolean;
  readonly databaseUrl: string;
  /** Where requests and jobs connect to: PgBouncer, or the database itself. */
  readonly requestsUrl: string;
  readonly databasePool: number;
  readonly backupSettings: BackupSettings;
  /** Where files are stored: a bucket, or otherwise a folder. */
  readonly fileSettings: { readonly folder: string; readonly s3: S3Address | undefined };
  readonly deletionsFile: string;
  /** Whether requests to addresses that users chose may go to private networks. */
  readonly permitsPrivateNetworks: boolean;
  /** Whom push services may contact: `mailto:` or `https:`. */
  readonly vapidSubject: string;
  readonly appSecret: string;
  /** Secrets that were in use before; what they sealed can still be opened. */
  readonly previousSecrets: readonly string[];
  /** Whether Stripe computes taxes. */
  readonly tax: TaxMode;
  readonly mailFrom: string;
  readonly supportEmail: string;
  readonly company: Company;
};

/** Ports and connections that only adapters use. */
type AdapterParts = { readonly mailRenderer: MailRenderer; readonly lockPool: Knex };

type Parts = Ports & Infrastructure & Values & AdapterParts;

type Identifiers<Values> = { readonly [Name in keyof Values]: ServiceIdentifier<Values[Name]> };

/** The identifiers of everything that the container binds: each is the part's own name. */
export const part = new Proxy({} as Identifiers<Parts>, { get: (_, name) => name });

/**
 * Every part by its name, from the container when it is first read. Undefined for other names, such as the `then` that a
 * promise looks for.
 */
export const partsOf = (container: Container): Parts =>
  new Proxy({} as Parts, {
    get: (made, name) => {
      if (!Object.hasOwn(made, name) && container.isBound(name)) Reflect.set(made, name, container.get(name));
      return Reflect.get(made, name);
    },
  });
