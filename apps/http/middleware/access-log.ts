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
      const level = isTurnedAway ? 'warn' : status >= 500 ? 'error' : isForPrograms(path) ? 'info' : 'debug';
      logger[level]({ requestId, ...(traceId && { traceId }), method, path, status, ms }, 'request');
    }
  };

const isForPrograms = (path: string) => /^\/(api|dav)\//.test(path);

/** Long enough to be a token or the secret of a private address. Ids have 36 characters, and 40 with `.ics`. */
const secret = /[\w.~%-]{41,}/g;

/** The path of an address for the log: without its query, and without secrets, even in a mistyped path. */
function loggedPath(address: string): string {
  const [path = ''] = address.split('?');
  return path.replace(secret, '[secret]');
}
