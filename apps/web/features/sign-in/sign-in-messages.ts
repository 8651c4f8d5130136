import { ApiError } from '../../api/api-error.ts';
import { refusalText } from '../../api/refusal-text.ts';

/** The form's message when the link could not be sent. */
export function failureMessage(error: unknown, email: string): string {
  if (!(error instanceof ApiError) || error.offline) return `Failed to send an email to ${email}. Please try again.`;
  return refusalText(error);
}
