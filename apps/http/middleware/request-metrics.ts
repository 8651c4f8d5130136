import type { Middleware } from 'koa';
import type { App } from '#apps/composition/container.ts';
import type { State } from '../state.ts';

/** Measures each request by the template of its address, because addresses contain ids and tokens. */
export const requestMetrics =
  (metrics: App['metrics']): Middleware<State> =>
  async (ctx, next) => {
    const started = performance.now();
    try {
      await next();
    } finally {
      const route = ctx.state.route ?? (ctx.path.startsWith('/api/') ? '/api/*' : '/*');
      const seconds = (performance.now() - started) / 1000;
      // Otherwise one who uploads too much would raise the alarm for requests that fail.
      const status = ctx.state.isTurnedAway ? 429 : ctx.status;
      metrics.countRequest({ method: ctx.method, route, status, seconds });
    }
  };
