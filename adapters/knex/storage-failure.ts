import { DomainError } from '#core/domain/errors.ts';

const retryAfterSeconds = 5;

/** Classes of SQLSTATE: connection exceptions, insufficient resources, and the operator's intervention. */
const awayClasses = new Set(['08', '53', '57']);
/** A read-only transaction: we still talk to the machine that another has taken over from. */
const readOnly = '25006';
/** The operator's class too, but about one statement: what was cancelled may be our own mistake. */
const queryCanceled = '57014';

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

/** What the driver and its pool say without a code. */
const wordsForAway =
  /^Connection terminated|^Client has encountered a connection error|timeout expired|Timeout acquiring a connection|pool is destroyed/i;

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Node tries every address of a name, and then reports all of the failures as one.
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const code = 'code' in error ? String(error.code) : '';
  if (networkFailures.has(code) || code === readOnly) return true;
  if (code.length === 5 && code !== queryCanceled && awayClasses.has(code.slice(0, 2))) return true;
  return wordsForAway.test(error.message);
}

/**
 * Runs what needs the database. Throws `storage_unavailable` when it cannot be reached or turns us away for now; every
 * other failure passes unchanged.
 */
export async function whileReachable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isAway(error) ? new DomainError('storage_unavailable', { retryAfterSeconds }, error) : error;
  }
}
