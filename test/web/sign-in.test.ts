import { describe, expect, it } from 'vitest';
import { ApiError } from '#apps/web/api/api-error.ts';
import { startsWithNonce, withNonce } from '#apps/web/features/sign-in/nonces.ts';
import { failureMessage, sentNotice, waitText } from '#apps/web/features/sign-in/sign-in-messages.ts';
import * as verification from '#apps/web/features/sign-in/verification.ts';

const refusal = (status: number, message: string, retryAfter?: number) =>
  new ApiError({ status, code: 'any', message, retryAfter });

describe('the nonces of the links that this browser asked for', () => {
  it('keeps the last five', () => {
    const nonces = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<readonly string[]>(withNonce, []);
    expect(nonces).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  it('keeps a nonce that came again once, as the newest', () => {
    expect(withNonce(['a', 'b', 'c'], 'a')).toEqual(['b', 'c', 'a']);
  });

  it('knows its own link by the part before the first dot', () => {
    expect(startsWithNonce('abc.secret', ['xyz', 'abc'])).toBe(true);
  });

  it.each(['abcd.secret', 'ab.secret', 'abc', '.abc', '', 'secret.abc'])('does not know %j', (token) => {
    expect(startsWithNonce(token, ['abc', ''])).toBe(false);
  });
});

describe('a link that was opened', () => {
  it('is posted unasked only in the browser that asked for it', () => {
    expect(verification.firstStep('abc.secret', ['abc'])).toBe('post');
    expect(verification.firstStep('abc.secret', ['other'])).toBe('ask');
    expect(verification.firstStep(undefined, ['abc'])).toBe('missing');
  });

  it('is said to be invalid or expired when the server refuses it', () => {
    expect(verification.failureMessage(refusal(401, 'Invalid or expired token'))).toBe(
      'Token is invalid or has expired. Please request a new magic link.',
    );
  });

  it('may be tried again when no answer came, or the server was busy', () => {
    expect(verification.isRetryable(refusal(0, ''))).toBe(true);
    expect(verification.isRetryable(refusal(503, ''))).toBe(true);
    expect(verification.isRetryable(refusal(401, ''))).toBe(false);
  });
});

describe('what the sign-in form says', () => {
  it('names the address when the server was not reached', () => {
    expect(failureMessage(refusal(0, 'Failed to send magic link'), 'a@b.co')).toBe(
      'Failed to send an email to a@b.co. Please try again.',
    );
  });

  it('says when to try again after too many requests', () => {
    expect(failureMessage(refusal(429, 'Too many links', 1_260), 'a@b.co')).toBe(
      'Too many links. You can try again in 21 minutes.',
    );
  });

  it('passes on the server’s words otherwise', () => {
    expect(failureMessage(refusal(400, 'Please enter a valid email address'), 'a@b.co')).toBe(
      'Please enter a valid email address',
    );
  });

  it.each([
    [1, 'in 1 second'],
    [89, 'in 89 seconds'],
    [90, 'in 2 minutes'],
    [3_600, 'in 60 minutes'],
    [7_200, 'in 2 hours'],
    [0, 'in 1 second'],
  ])('turns %i seconds into "%s"', (seconds, words) => {
    expect(waitText(seconds)).toBe(words);
  });

  it('uses the specification’s success notice', () => {
    expect(sentNotice('a@b.co')).toBe(
      "If you have an account with us, we've sent an email to a@b.co. Click the link inside to sign in. Please check your inbox.",
    );
  });
});
