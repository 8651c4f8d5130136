import { ApiError } from '#apps/ui/api/api-error.ts';

/** The field that the server refused, if it is one; its message is shown there. */
export function refusedField(error: unknown): 'question' | 'file' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'file_refused' || error.code === 'payload_too_large') return 'file';
  return error.code === 'invalid_input' ? 'question' : undefined;
}

/** Whether asking the same again may help. */
export const canRetry = (error: unknown): boolean =>
  error instanceof ApiError && error.isTemporary && error.code !== 'advice_limit' && error.code !== 'advisor_refused';
