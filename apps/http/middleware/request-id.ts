import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { State } from '../state.ts';

/** Every response, error and log line contains the request's id; clients can't choose it. */
export const requestId: Middleware<State> = (ctx, next) => {
  ctx.state.requestId = randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  return next();
};
