import { errors } from '#apps/contract/errors.ts';
import { DomainError, type DomainErrorCode } from '#core/domain/errors.ts';

/** What is said otherwise to an operator than to a user. */
const own: Partial<Record<DomainErrorCode, string>> = {
  // In a command this means that the household was deleted while it ran.
  not_signed_in: 'Nobody has signed in with this address',
  account_leaving: 'This account is being deleted',
};

/** The message of an error. For a `DomainError` it includes the cause, which contains no personal data. */
export function wordsOf(error: unknown): string {
  // The first failure says more than the failure to close afterwards.
  if (error instanceof SuppressedError) return wordsOf(error.suppressed);
  if (!(error instanceof DomainError)) return error instanceof Error ? error.message : String(error);
  const { code, cause } = error;
  const words = (own[code] ?? errors[code].message).replace(/\.$/, '');
  return cause instanceof Error && cause.message !== '' ? `${words} (${cause.message}).` : `${words}.`;
}
