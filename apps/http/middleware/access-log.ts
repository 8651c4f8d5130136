import type { Middleware } from 'koa';
import type { Logger, State } from '../state.ts';

/** Long enough to be a token or the secret of a private address. Ids have 36 characters. */
const secret = /[\w.~-]{40,}/g;

/**
 * Logs one line for each request, without query strings, headers and bodies, which may contain tokens and addresses, and
 * without secrets in the path.
 */
export const accessLog =
  (logger: Logger): Middleware<State> =>
  async (ctx, next) => {
    const started = performance.now();
    try {
      await next();
    } finally {
      const { method, status } = ctx;
      const [whole = ''] = (ctx.req.url ?? '').split('?');
      const path = whole.replace(secret, '[secret]');
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const level = status >= 500 ? 'error' : path.startsWith('/api/') ? 'info' : 'debug';
      logger[level]({ requestId: ctx.state.requestId, method, path, status, ms }, 'request');
    }
  };
