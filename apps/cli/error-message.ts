import { errors } from '#apps/contract/errors.ts';
import { DomainError, type DomainErrorCode } from '#core/domain/errors.ts';
import { failureText } from '#core/domain/running/failure-text.ts';
import { UsageError } from './usage-error.ts';

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
  if (!(error instanceof DomainError)) return failureText(error);
  const { code, cause } = error;
  const message = (forOperators[code] ?? errors[code].message).replace(/\.$/, '');
  return cause instanceof Error && cause.message !== '' ? `${message} (${failureText(cause)}).` : `${message}.`;
}

/** A word for programs: the code of a refusal, or the kind of failure. */
export function errorCode(error: unknown): string {
  if (error instanceof SuppressedError) return errorCode(error.suppressed);
  if (error instanceof DomainError) return error.code;
  if (error instanceof UsageError) return 'wrong_use';
  return error instanceof Error && error.name === 'ConfigError' ? 'wrong_settings' : 'failed';
}
