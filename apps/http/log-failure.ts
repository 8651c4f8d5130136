import { DomainError } from '#core/domain/errors.ts';
import { HttpError } from './http-error.ts';
import type { Logger, State } from './state.ts';

/** Logs what an operator should know about a failed request: the cause of an expected error, and unexpected errors. */
export function logFailure(
  logger: Logger,
  error: unknown,
  { requestId, route }: Pick<State, 'requestId' | 'route'>,
  unexpected: string,
): void {
  if (error instanceof DomainError) {
    if (error.cause) logger.warn({ requestId, err: error.cause }, error.code);
  } else if (!(error instanceof HttpError)) logger.error({ requestId, route, err: error }, unexpected);
}
