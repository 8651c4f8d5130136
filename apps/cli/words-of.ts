import { errors } from '#apps/contract/errors.ts';
import { DomainError, type DomainErrorCode } from '#core/domain/errors.ts';

/** What is said otherwise to an operator than to a user. */
const own: Partial<Record<DomainErrorCode, string>> = {
  // Here nobody does: the household went while the command ran.
  not_signed_in: 'Nobody has signed in with this address',
  account_leaving: 'This account is being deleted',
};

/** An error in words; of one by the rules of the product with its cause, which names nobody. */
export function wordsOf(error: unknown): string {
  // What failed first tells more than what then could not be closed.
  if (error instanceof SuppressedError) return wordsOf(error.suppressed);
  if (!(error instanceof DomainError)) return error instanceof Error ? error.message : String(error);
  const { code, cause } = error;
  const words = (own[code] ?? errors[code].message).replace(/\.$/, '');
  return cause instanceof Error && cause.message !== '' ? `${words} (${cause.message}).` : `${words}.`;
}
