import { DomainError } from '#core/domain/errors.ts';

const retryAfterSeconds = 5;

/** Classes of SQLSTATE: connection exceptions, insufficient resources, and the operator's intervention. */
const awayClasses = new Set(['08', '53', '57']);
/**
 * A read-only transaction, because another server has taken over from the one that we are connected to; a lock that
 * wasn't free within our limit; and a transaction that waited too long for us. A statement that exceeds our limit is in
 * the operator's class.
 */
const awayCodes = new Set(['25006', '55P03', '25P03']);

const networkFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of errors without a code, from the driver and its pool. Knex puts the statement before them. */
const wordsForAway =
  /Connection terminated|Client has encountered a connection error|timeout expired|Timeout acquiring a connection|pool is destroyed|^aborted$/i;

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Node tries every address of a host and reports all failures as one error.
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const code = 'code' in error ? String(error.code) : '';
  if (networkFailures.has(code) || awayCodes.has(code)) return true;
  if (code.length === 5 && awayClasses.has(code.slice(0, 2))) return true;
  return wordsForAway.test(error.message);
}

/**
 * Runs work that needs the database. Throws `storage_unavailable` when the database cannot be reached or refuses us for
 * now. Other errors pass unchanged.
 */
export async function whileReachable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isAway(error) ? new DomainError('storage_unavailable', { retryAfterSeconds }, error) : error;
  }
}
