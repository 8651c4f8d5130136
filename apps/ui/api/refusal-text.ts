import { waiting } from '#words/waiting.ts';
import { ApiError, messageOf } from './api-error.ts';

/** "in 40 seconds", "in 12 minutes", "in 2 hours", "in 9 days"; rounded up, so that a new try never comes too early. */
export function waitText(seconds: number): string {
  const [amount, unit] =
    seconds < 90
      ? ([seconds, 'second'] as const)
      : seconds < 5_400
        ? ([seconds / 60, 'minute'] as const)
        : seconds <= 172_800
          ? ([seconds / 3_600, 'hour'] as const)
          : ([seconds / 86_400, 'day'] as const);
  return waiting.in(Math.max(1, Math.ceil(amount)), unit);
}

/** The message for anything that was thrown and, after too many requests, when the next one is accepted. */
export function refusalText(error: unknown): string {
  const message = messageOf(error);
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === undefined) return message;
  return waiting.refused(message.replace(/[.\s]*$/, '.'), waitText(error.retryAfter));
}
