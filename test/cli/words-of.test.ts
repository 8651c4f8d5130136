import { expect, it } from 'vitest';
import { wordsOf } from '#apps/cli/words-of.ts';
import { DomainError } from '#core/domain/errors.ts';

it('tells an operator what failed, and why where that names nobody', () => {
  expect(wordsOf(new DomainError('account_leaving'))).toBe('This account is being deleted.');
  expect(wordsOf(new DomainError('payments_unavailable', {}, new Error('no answer')))).toMatch(/ \(no answer\)\.$/);
  expect(wordsOf(new Error('It is too late'))).toBe('It is too late');
});

it('tells what failed first, though closing failed as well', async () => {
  const failing = async () => {
    await using closing = new AsyncDisposableStack();
    closing.defer(() => Promise.reject(new Error('could not be closed')));
    throw new DomainError('household_not_found');
  };
  const error: unknown = await failing().catch((thrown: unknown) => thrown);
  expect(wordsOf(error)).toBe('Nobody has signed in with this address.');
});
