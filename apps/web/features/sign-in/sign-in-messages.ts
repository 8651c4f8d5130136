import { pluralise } from '#core/domain/pluralise.ts';
import { ApiError } from '../../api/api-error.ts';

/** "in 40 seconds", "in 12 minutes", "in 2 hours"; rounded up, so that a new try never comes too early. */
export function waitText(seconds: number): string {
  const [amount, unit] =
    seconds < 90 ? [seconds, 'second'] : seconds < 5_400 ? [seconds / 60, 'minute'] : [seconds / 3_600, 'hour'];
  const whole = Math.max(1, Math.ceil(amount));
  return `in ${pluralise(whole, unit)}`;
}

/** The form's message when the link could not be sent. */
export function failureMessage(error: unknown, email: string): string {
  if (!(error instanceof ApiError) || error.offline) return `Failed to send an email to ${email}. Please try again.`;
  if (error.status === 429 && error.retryAfter !== undefined) {
    return `${error.message.replace(/[.\s]*$/, '.')} You can try again ${waitText(error.retryAfter)}.`;
  }
  return error.message;
}
