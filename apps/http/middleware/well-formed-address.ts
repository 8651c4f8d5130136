import type { Middleware } from 'koa';
import { HttpError } from '../http-error.ts';

/** A path that begins with exactly one slash can always be parsed, so most requests need no parser. */
const isPlainPath = /^\/(?![/\\])/;

/** Refuses a path that can't be parsed, because the middleware after this one would fail on it. */
export const wellFormedAddress: Middleware = (ctx, next) => {
  const address = ctx.req.url ?? '';
  if (!isPlainPath.test(address) && !URL.canParse(address, 'http://localhost')) {
    throw new HttpError('malformed_address');
  }
  return next();
};
