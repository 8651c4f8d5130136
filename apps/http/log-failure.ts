import { DomainError } from '#core/domain/errors.ts';
import { HttpError } from './http-error.ts';
import type { Logger } from './state.ts';

/** Logs what an operator should know about a failed request: the cause of an expected error, and unexpected errors. */
export function logFailure(logger: Logger, error: unknown, requestId: string | undefined, unexpected: string): void {
  if (error instanceof DomainError) {
    if (error.cause) logger.warn({ requestId, err: error.cause }, error.code);
  } else if (!(error instanceof HttpError)) logger.error({ requestId, err: error }, unexpected);
}
