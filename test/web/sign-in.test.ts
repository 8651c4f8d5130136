import { describe, expect, it } from 'vitest';
import { failureMessage } from '#apps/site/live/sign-in.ts';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { waitText } from '#apps/ui/api/refusal-text.ts';
import { startsWithNonce, withNonce } from '#apps/ui/session/nonces.ts';
import * as verification from '#apps/web/features/sign-in/verification.ts';
import { address } from '#core/languages/en/site/live/address.ts';

const refusal = (status: number, message: string, retryAfter?: number) =>
  new ApiError({ status, code: 'any', message, retryAfter });

describe('the nonces of links that this browser requested', () => {
  it('keeps the last five', () => {
    const nonces = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<readonly string[]>(withNonce, []);
    expect(nonces).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  it('keeps a repeated nonce once, as the newest', () => {
    expect(withNonce(['a', 'b', 'c'], 'a')).toEqual(['b', 'c', 'a']);
  });

  it('recognises a link by the part before the first dot', () => {
    expect(startsWithNonce('abc.secret', ['xyz', 'abc'])).toBe(true);
  });

  it.each(['abcd.secret', 'ab.secret', 'abc', '.abc', '', 'secret.abc'])('does not recognise %j', (token) => {
    expect(startsWithNonce(token, ['abc', ''])).toBe(false);
  });
});

describe('an opened link', () => {
  it('is posted without a click only in the browser that requested it', () => {
    expect(verification.firstStep('abc.secret', ['abc'])).toBe('post');
    expect(verification.firstStep('abc.secret', ['other'])).toBe('ask');
    expect(verification.firstStep(undefined, ['abc'])).toBe('missing');
  });

  it('is reported as invalid or expired when the server rejects it', () => {
    expect(verification.failureMessage(refusal(401, 'Invalid or expired token'))).toBe(
      'Token is invalid or has expired. Please request a new magic link.',
    );
  });

  it('says where it works when it ends another browser’s visit to the sign-in service', () => {
    const refused = new ApiError({ status: 409, code: 'other_browser', message: 'Please open this link there.' });
    expect(verification.failureMessage(refused)).toBe('Please open this link there.');
  });

  it('can be retried when the server was unreachable or busy', () => {
    expect(verification.isRetryable(refusal(0, ''))).toBe(true);
    expect(verification.isRetryable(refusal(503, ''))).toBe(true);
    expect(verification.isRetryable(refusal(401, ''))).toBe(false);
  });
});

describe('the sign-in form’s messages', () => {
  it('name the address when the server was unreachable', () => {
    expect(failureMessage(refusal(0, 'Failed to send magic link'), 'a@b.co')).toBe(
      'Failed to send an email to a@b.co. Please try again.',
    );
  });

  it('say when to try again after too many requests', () => {
    expect(failureMessage(refusal(429, 'Too many links', 1_260), 'a@b.co')).toBe(
      'Too many links. You can try again in 21 minutes.',
    );
  });

  it('otherwise repeat the server’s message', () => {
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
    [172_800, 'in 48 hours'],
    [734_400, 'in 9 days'],
    [0, 'in 1 second'],
  ])('show %i seconds as "%s"', (seconds, words) => {
    expect(waitText(seconds)).toBe(words);
  });

  it('include the specification’s success notice', () => {
    expect(address.sent('a@b.co')).toBe(
      "If you have an account with us, we've sent an email to a@b.co. Click the link inside to sign in. Please check your inbox.",
    );
  });
});
