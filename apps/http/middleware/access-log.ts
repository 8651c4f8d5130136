import type { Middleware } from 'koa';
import type { Logger, State } from '../state.ts';

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
      const { requestId, traceId, isTurnedAway } = ctx.state;
      const level = isTurnedAway ? 'warn' : status >= 500 ? 'error' : path.startsWith('/api/') ? 'info' : 'debug';
      logger[level]({ requestId, ...(traceId && { traceId }), method, path, status, ms }, 'request');
    }
  };

/** Long enough to be a token or the secret of a private address. Ids have 36 characters. */
const secret = /[\w.~%-]{40,}/g;

/** The path of an address for the log: without its query, and without secrets, even in a mistyped path. */
function loggedPath(address: string): string {
  const [path = ''] = address.split('?');
  return path.replace(secret, '[secret]');
}
