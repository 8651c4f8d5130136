import type { Middleware } from 'koa';
import { sendDavError } from '../dav/send-dav-error.ts';
import { errorReply } from '../error-reply.ts';
import { HttpError } from '../http-error.ts';
import { isSenderGone } from '../is-client-gone.ts';
import { logFailure } from '../log-failure.ts';
import { languageOf } from '../pipeline/language-of.ts';
import { sendJson } from '../send-json.ts';
import type { Logger, State } from '../state.ts';

/**
 * Turns every error into the contract's error body. Logs an unexpected error and hides its details; a client that left
 * while it was sending is no error of ours.
 */
export const errorHandler =
  (logger: Logger, noteClientLeft: (state: State) => void): Middleware<State> =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof HttpError && error.code === 'too_busy') ctx.state.isTurnedAway = true;
      if (isSenderGone(ctx.req)) noteClientLeft(ctx.state);
      else logFailure(logger, error, ctx.state, 'unforeseen failure');
      const { status, body, retryAfterSeconds } = errorReply(error, {
        failure: ctx.state.failure,
        language: languageOf(ctx),
      });
      ctx.status = status;
      ctx.set('Cache-Control', 'no-store');
      if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds));
      if (status === 401 && ctx.state.challenge !== undefined) ctx.set('WWW-Authenticate', ctx.state.challenge);
      if (ctx.state.speaksDav) sendDavError(ctx, body);
      else sendJson(ctx, { ...body, requestId: ctx.state.requestId });
    }
  };
