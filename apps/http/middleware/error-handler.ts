import type { Context, Middleware } from 'koa';
import { DomainError } from '#core/domain/errors.ts';
import { answers, HttpError, httpAnswers } from '../errors.ts';
import type { Logger, State } from '../state.ts';

/** Turns whatever was thrown into the contract's error body; what we did not foresee is logged and hidden. */
export const errorHandler =
  (logger: Logger): Middleware<State> =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof DomainError) {
        const { cause } = error;
        if (cause) logger.warn({ requestId: ctx.state.requestId, err: cause }, error.code);
        answerDomainError(ctx, error);
      } else if (error instanceof HttpError) answer(ctx, error.code, httpAnswers[error.code]);
      else {
        logger.error({ requestId: ctx.state.requestId, err: error }, 'unforeseen failure');
        const { status, message } = httpAnswers.internal;
        answer(ctx, 'internal', { status, message: ctx.state.failure ?? message });
      }
    }
  };

function answerDomainError(ctx: Context, { code, data }: DomainError): void {
  const { status, message } = answers[code];
  const [first] = data.issues ?? [];
  answer(ctx, code, { status, message: first?.message ?? message }, data.issues && { issues: data.issues });
  if (data.retryAfterSeconds !== undefined) ctx.set('Retry-After', String(data.retryAfterSeconds));
}

function answer(
  ctx: Context,
  code: string,
  { status, message }: { status: number; message: string },
  more: object = {},
): void {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { message, code, requestId: ctx.state.requestId, ...more };
}
