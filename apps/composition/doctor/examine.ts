import { DomainError } from '#core/domain/errors.ts';
import { type Finding, fail, ok, warn } from '#core/domain/running/finding.ts';
import type { App } from '../container.ts';
import { release } from '../release.ts';
import { type Misspelt, misspeltSentence } from '../settings/misspelt.ts';
import { checkBackup } from './backup.ts';
import type { Check } from './check.ts';
import { checkDatabase, checkMigrations, withSchema } from './database.ts';
import { checkDeclarations } from './declarations.ts';
import { checkDisk } from './disk.ts';
import { checkFiles } from './files.ts';
import { checkClock, checkPublicUrl } from './network.ts';
import { checkPooler } from './pooler.ts';
import { checkSecret } from './secret.ts';
import { checkSeller } from './seller.ts';
import { checkMail, vendorChecks } from './vendors.ts';
import { checkWorker } from './worker.ts';

export type Examined = Finding & { readonly check: string };

/** In the order in which they are reported. Settings were checked before the application was opened. */
const checks: Readonly<Record<string, Check>> = {
  database: checkDatabase,
  pooler: checkPooler,
  migrations: checkMigrations,
  secret: withSchema(checkSecret),
  worker: withSchema(checkWorker),
  clock: checkClock,
  'public-url': checkPublicUrl,
  mail: checkMail,
  ...vendorChecks,
  seller: checkSeller,
  declarations: withSchema(checkDeclarations),
  backup: withSchema(checkBackup),
  files: checkFiles,
  disk: checkDisk,
};

const judgeSettings = (misspelt: readonly Misspelt[]): Finding =>
  misspelt.length === 0
    ? ok(`The settings of Upkept ${release.version} are complete.`)
    : warn(`${misspelt.map(misspeltSentence).join('. ')}.`, 'Correct these names; docs/settings.md lists all.');

/** What to do when a check could not even be made. */
const advice: Readonly<Record<string, string>> = {
  database: 'Check that PostgreSQL runs, and that DATABASE_URL is right.',
  pooler: 'Check that PgBouncer runs, and that DATABASE_POOLER_URL is right.',
  migrations: 'Make the database work first.',
  secret: 'Make the database work first.',
  backup: 'Make the database work first.',
  worker: 'Make the database work first.',
  declarations: 'Make the database work first.',
  clock: 'Make the database work first.',
};

/** Longer than all that one check waits for. */
const timeoutMs = 40_000;

/** Runs every check at the same time, and returns what each found. */
export async function examine(app: App): Promise<readonly Examined[]> {
  const settings = { check: 'settings', ...judgeSettings(app.config.misspelt) };
  const found = Object.entries(checks).map(
    async ([name, check]): Promise<Examined> => ({ check: name, ...(await run(name, check, app)) }),
  );
  return [settings, ...(await Promise.all(found))];
}

async function run(name: string, check: Check, app: App): Promise<Finding> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`there was no response within ${timeoutMs / 1000} seconds`)),
    timeoutMs,
  );
  try {
    return await Promise.race([check(app), late.promise]);
  } catch (error) {
    return fail(`It could not be checked: ${reasonOf(error)}.`, advice[name] ?? 'Check the network, and try again.');
  } finally {
    clearTimeout(timer);
  }
}

/** The cause says more than the code of a domain error. Neither contains a secret. */
function reasonOf(error: unknown): string {
  if (error instanceof DomainError && error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  // Its message speaks of our code.
  if (error.name === 'KnexTimeoutError') return 'the database gave no connection in time';
  return (error.message || error.name).replace(/\.$/, '');
}
