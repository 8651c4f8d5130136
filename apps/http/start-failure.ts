import { type Config, ConfigError } from '#apps/composition/config.ts';

/** A failure that concerns the database. Its cause is the database's or the driver's error. */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';
}

/** The sentence for the operator of a server that can't start. `config` is absent when the settings are wrong. */
export function startFailure(error: unknown, config?: Config): string {
  if (error instanceof ConfigError) return `Some settings are wrong:\n${error.message}`;
  const reason = reasonOf(error);
  if (!(error instanceof DatabaseFailure)) return `Upkept could not start. ${reason}`;
  const database = config?.databaseUrl === undefined ? 'The local database' : 'The database that DATABASE_URL names';
  return `Upkept could not start. ${database} can't be used: ${reason}`;
}

/** The innermost message that says something. Node reports the failures of all addresses of a host as one error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [first] = error instanceof AggregateError ? error.errors : [];
  const inner = first ?? error.cause;
  return inner instanceof Error && (error instanceof DatabaseFailure || error.name === 'DomainError' || first)
    ? reasonOf(inner)
    : error.message;
}
