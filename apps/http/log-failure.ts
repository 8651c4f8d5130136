import { DomainError } from '#core/domain/errors.ts';
import { HttpError } from './http-error.ts';
import type { Logger, State } from './state.ts';

/** Node's codes for a request that came too slowly, was no HTTP, or whose client went away. */
const ofClient = /^(HPE_|ERR_HTTP_REQUEST_TIMEOUT$|ECONNRESET$|EPIPE$)/;

/** Logs what an operator should know about a failed request: the cause of an expected error, and unexpected errors. */
export function logFailure(
  logger: Logger,
  error: unknown,
  { requestId, route }: Pick<State, 'requestId' | 'route'>,
  unexpected: string,
): void {
  if (error instanceof DomainError) {
    if (error.cause) logger.warn({ requestId, err: error.cause }, error.code);
  } else if (error instanceof Error && 'code' in error && ofClient.test(String(error.code)))
    logger.warn({ requestId, route, code: error.code }, 'a client broke off');
  else if (!(error instanceof HttpError)) logger.error({ requestId, route, err: error }, unexpected);
}
