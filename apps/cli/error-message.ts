import { errors } from '#apps/contract/errors.ts';
import { DomainError, type DomainErrorCode } from '#core/domain/errors.ts';

/** Messages for operators, where those for users don't fit. */
const forOperators: Partial<Record<DomainErrorCode, string>> = {
  // The household was deleted while the command ran.
  not_signed_in: 'No account has this address',
  account_leaving: 'This account is being deleted',
};

/** The message of an error. A domain error's message includes its cause, which contains no personal data. */
export function errorMessage(error: unknown): string {
  // The first failure says more than the one that happened while closing.
  if (error instanceof SuppressedError) return errorMessage(error.suppressed);
  if (!(error instanceof DomainError)) return error instanceof Error ? error.message : String(error);
  const { code, cause } = error;
  const message = (forOperators[code] ?? errors[code].message).replace(/\.$/, '');
  return cause instanceof Error && cause.message !== '' ? `${message} (${cause.message}).` : `${message}.`;
}
