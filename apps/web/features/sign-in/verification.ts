import { ApiError } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { startsWithNonce } from '#apps/ui/session/nonces.ts';
import { signIn as words } from '#words/app/sign-in.ts';

export const missingToken = words.missingToken;
export const invalidToken = words.invalidToken;

type FirstStep = 'missing' | 'post' | 'ask';

/**
 * Decides what to do with an opened link. Mail scanners open links and run scripts, so the page posts the token without
 * a click only in the browser that requested it.
 */
export function firstStep(token: string | undefined, nonces: readonly string[]): FirstStep {
  if (!token) return 'missing';
  return startsWithNonce(token, nonces) ? 'post' : 'ask';
}

const posted = new Map<string, Promise<OutputOf<'verifyMagicLink'>>>();

/**
 * Posts each token once, however often the page renders, because a link works only once. A token whose request failed
 * before the server verified it may be posted again.
 */
export function verifyOnce(token: string): Promise<OutputOf<'verifyMagicLink'>> {
  const running = posted.get(token);
  if (running) return running;
  const answer = call('verifyMagicLink', { body: { token } });
  posted.set(token, answer);
  answer.catch((error) => isRetryable(error) && posted.delete(token));
  return answer;
}

/** Whether the link may still be valid. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && error.isTemporary;
}

export function failureMessage(error: unknown): string {
  if (error instanceof ApiError && error.code === 'other_browser') return error.message;
  if (!isRetryable(error) || !(error instanceof ApiError)) return invalidToken;
  return error.offline ? words.linkStillValid : error.message;
}
