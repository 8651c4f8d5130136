import type { z } from 'zod';
import { errors } from '#apps/contract/errors.ts';
import type { errorBody } from '#apps/contract/shapes.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Language } from '#core/domain/languages.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import { HttpError } from './http-error.ts';

type ErrorReply = {
  readonly status: number;
  readonly body: Omit<z.input<ReturnType<typeof errorBody>>, 'requestId'>;
  /** Seconds until the client should try again. */
  readonly retryAfterSeconds?: number | undefined;
};

type Options = { readonly language: Language; readonly failure?: string | undefined };

/** Returns the contract's reply to an error. For an unexpected error, it reveals only that the endpoint failed. */
export function errorReply(error: unknown, { language, failure = errors.internal.message }: Options): ErrorReply {
  const { said } = wordsIn(language).refusals;
  if (error instanceof DomainError) {
    const { code, data } = error;
    const { status, message } = errors[code];
    const issues = data.issues?.map(({ path, message }) => ({ path, message: said(message) }));
    const body = { message: issues?.[0]?.message ?? said(message), code, ...(issues && { issues }) };
    return { status, body, retryAfterSeconds: data.retryAfterSeconds };
  }
  if (error instanceof HttpError) {
    const { code, retryAfterSeconds } = error;
    const { status, message } = errors[code];
    return { status, body: { message: said(message), code }, retryAfterSeconds };
  }
  return { status: errors.internal.status, body: { message: said(failure), code: 'internal' } };
}
