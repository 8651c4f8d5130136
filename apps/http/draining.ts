import { setTimeout as sleep } from 'node:timers/promises';
import type { Middleware } from 'koa';
import { sendJson } from './send-json.ts';

export type Draining = {
  readonly middleware: Middleware;
  /** Aborted when the server is about to stop. */
  readonly begun: AbortSignal;
  /** Resolves once proxies have had this long, in milliseconds, to send their requests elsewhere. */
  drain(ms: number): Promise<void>;
};

/**
 * Before a server stops, it responds that it isn't ready, and closes each connection after its next response. So no
 * proxy sends a request on a connection that the server is about to close. See docs/decisions/0042.
 */
export function makeDraining(): Draining {
  const draining = new AbortController();
  return {
    middleware: (ctx, next) => {
      if (!draining.signal.aborted) return next();
      ctx.set('Connection', 'close');
      if (ctx.path !== '/readyz') return next();
      ctx.status = 503;
      ctx.set('Cache-Control', 'no-store');
      sendJson(ctx, { status: 'stopping' });
    },
    begun: draining.signal,
    drain: async (ms) => {
      draining.abort();
      if (ms > 0) await sleep(ms);
    },
  };
}
