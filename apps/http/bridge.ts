import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from 'koa';

type Connect = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Runs a Connect handler as Koa middleware. Requests that it passes on go to the next middleware. */
export const bridge =
  (handler: Connect): Middleware =>
  async (ctx, next) => {
    const passedOn = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(false));
      // Koa presets 404, but Connect handlers expect 200.
      ctx.res.statusCode = 200;
      handler(ctx.req, ctx.res, () => resolve(true));
    });
    if (!passedOn) {
      ctx.respond = false;
      return;
    }
    ctx.res.statusCode = 404;
    await next();
  };
