import { expect, it } from 'vitest';
import { errorMessage } from '#apps/cli/error-message.ts';
import { DomainError } from '#core/domain/errors.ts';

it('words an error for an operator, with its cause', () => {
  expect(errorMessage(new DomainError('account_leaving'))).toBe('This account is being deleted.');
  const error = new DomainError('payments_unavailable', {}, new Error('no answer'));
  expect(errorMessage(error)).toMatch(/ \(no answer\)\.$/);
  expect(errorMessage(new Error('It is too late'))).toBe('It is too late');
});

it('words the first error when closing fails too', async () => {
  const failing = async () => {
    await using closing = new AsyncDisposableStack();
    closing.defer(() => Promise.reject(new Error('could not be closed')));
    throw new DomainError('household_not_found');
  };
  const error: unknown = await failing().catch((thrown: unknown) => thrown);
  expect(errorMessage(error)).toBe('No account has this address.');
});
