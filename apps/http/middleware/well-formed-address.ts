import type { Middleware } from 'koa';
import { HttpError } from '../http-error.ts';

/** Refuses a path that can't be parsed, because the middleware after this one would fail on it. */
export const wellFormedAddress: Middleware = (ctx, next) => {
  if (!URL.canParse(ctx.req.url ?? '', 'http://localhost')) throw new HttpError('malformed_address');
  return next();
};
