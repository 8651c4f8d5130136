import type { Middleware } from 'koa';
import { HttpError } from '../http-error.ts';

/** What comes after reads the path, and would trip over one that cannot be parsed. */
export const wellFormedAddress: Middleware = (ctx, next) => {
  if (!URL.canParse(ctx.req.url ?? '', 'http://localhost')) throw new HttpError('malformed_address');
  return next();
};
