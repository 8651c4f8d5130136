import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { State } from '../state.ts';

/** Every answer, error and log line names the request; nobody outside chooses the name. */
export const requestId: Middleware<State> = (ctx, next) => {
  ctx.state.requestId = randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  return next();
};
