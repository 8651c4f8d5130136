import { expect, it } from 'vitest';
import { wordsOf } from '#apps/cli/words-of.ts';
import { DomainError } from '#core/domain/errors.ts';

it('says what failed, and the cause if it contains no personal data', () => {
  expect(wordsOf(new DomainError('account_leaving'))).toBe('This account is being deleted.');
  expect(wordsOf(new DomainError('payments_unavailable', {}, new Error('no answer')))).toMatch(/ \(no answer\)\.$/);
  expect(wordsOf(new Error('It is too late'))).toBe('It is too late');
});

it('says what failed first, even if closing failed too', async () => {
  const failing = async () => {
    await using closing = new AsyncDisposableStack();
    closing.defer(() => Promise.reject(new Error('could not be closed')));
    throw new DomainError('household_not_found');
  };
  const error: unknown = await failing().catch((thrown: unknown) => thrown);
  expect(wordsOf(error)).toBe('Nobody has signed in with this address.');
});
