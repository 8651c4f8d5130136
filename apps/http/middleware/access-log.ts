import type { Middleware } from 'koa';
import type { Logger, State } from '../state.ts';
import { loggedPath } from './logged-path.ts';

/**
 * Logs one line for each request, without query strings, secrets in paths, headers and bodies, which may contain tokens
 * and addresses.
 */
export const accessLog =
  (logger: Logger): Middleware<State> =>
  async (ctx, next) => {
    const started = performance.now();
    try {
      await next();
    } finally {
      const { method, status } = ctx;
      const path = loggedPath(ctx.req.url ?? '');
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const level = status >= 500 ? 'error' : path.startsWith('/api/') ? 'info' : 'debug';
      logger[level]({ requestId: ctx.state.requestId, method, path, status, ms }, 'request');
    }
  };
