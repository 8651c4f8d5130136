import { ApiError } from '../../api/api-error.ts';
import { call, type OutputOf } from '../../api/client.ts';
import { startsWithNonce } from './nonces.ts';

export const missingToken = 'Invalid or missing token. Please request a new magic link.';
export const spentToken = 'Token is invalid or has expired. Please request a new magic link.';

export type FirstStep = 'missing' | 'post' | 'ask';

/**
 * What to do with a link that was opened. Scanners open links and run scripts, so the token is posted unasked only in
 * the browser that asked for it.
 */
export function firstStep(token: string | undefined, nonces: readonly string[]): FirstStep {
  if (!token) return 'missing';
  return startsWithNonce(token, nonces) ? 'post' : 'ask';
}

const posted = new Map<string, Promise<OutputOf<'verifyMagicLink'>>>();

/** A link works once: however often a page is drawn, its token goes out once, unless no answer came. */
export function verifyOnce(token: string): Promise<OutputOf<'verifyMagicLink'>> {
  const running = posted.get(token);
  if (running) return running;
  const answer = call('verifyMagicLink', { body: { token } });
  posted.set(token, answer);
  answer.catch((error) => worthRetrying(error) && posted.delete(token));
  return answer;
}

/** The link may still be good: the server was not reached, was busy, or asked to wait. */
export function worthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.offline || error.status === 429 || error.status >= 500);
}

export function failureInWords(error: unknown): string {
  if (!worthRetrying(error) || !(error instanceof ApiError)) return spentToken;
  return error.offline ? 'The server could not be reached. Your link is still good: please try again.' : error.message;
}
