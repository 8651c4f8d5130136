import type { Middleware } from 'koa';
import { DomainError } from '#core/domain/errors.ts';
import { errorReply } from '../error-reply.ts';
import { HttpError } from '../http-error.ts';
import type { Logger, State } from '../state.ts';

/** Turns every error into the contract's error body. Logs an unexpected error and hides its details. */
export const errorHandler =
  (logger: Logger): Middleware<State> =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const { requestId, failure, route } = ctx.state;
      if (error instanceof DomainError) {
        if (error.cause) logger.warn({ requestId, err: error.cause }, error.code);
      } else if (!(error instanceof HttpError)) logger.error({ requestId, route, err: error }, 'unforeseen failure');

      const { status, body, retryAfterSeconds } = errorReply(error, failure);
      ctx.status = status;
      ctx.set('Cache-Control', 'no-store');
      if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds));
      ctx.body = { ...body, requestId };
    }
  };
