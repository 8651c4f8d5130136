import Router from '@koa/router';
import Koa, { type Middleware } from 'koa';
import { HttpError } from './errors.ts';
import { accessLog } from './middleware/access-log.ts';
import { errorHandler } from './middleware/error-handler.ts';
import { requestId } from './middleware/request-id.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { wellFormedAddress } from './middleware/well-formed-address.ts';
import { accessRoutes } from './routes/access.ts';
import { customTaskRoutes } from './routes/custom-tasks.ts';
import { documentRoutes } from './routes/documents.ts';
import { householdRoutes } from './routes/household.ts';
import { paymentRoutes } from './routes/payments.ts';
import { privacyRoutes } from './routes/privacy.ts';
import { providerRoutes } from './routes/provider.ts';
import { weekRoutes } from './routes/week.ts';
import type { Services } from './services.ts';
import type { Logger, State } from './state.ts';

type Options = {
  readonly services: Services;
  readonly logger: Logger;
  /** Answers what is not the API's: the built web app, or Vite while developing. */
  readonly web: Middleware;
};

/** The whole server as one Koa application; tests build the same with other services. */
export function createApp({ services, logger, web }: Options): Koa<State> {
  const app = new Koa<State>({
    proxy: services.config.trustProxy,
    // Only what the proxy itself added to `X-Forwarded-For`: all before it is what the client says.
    maxIpsCount: 1,
  });
  const router = new Router<State>();
  for (const { endpoint, run } of [
    ...accessRoutes(services),
    ...householdRoutes(services),
    ...weekRoutes(services),
    ...customTaskRoutes(services),
    ...paymentRoutes(services),
    ...privacyRoutes(services),
  ]) {
    router.register(endpoint.path, [endpoint.method], run);
  }
  router.use(documentRoutes(services).routes());
  router.use(providerRoutes(services).routes());

  app.use(requestId);
  app.use(accessLog(logger));
  app.use(errorHandler(logger));
  app.use(wellFormedAddress);
  app.use(securityHeaders(services.config));
  app.use(sameOrigin(services.config.publicUrl));
  app.use(async (ctx, next) => {
    await next();
    if (!ctx.path.startsWith('/api/') || ctx.body) return;
    if (ctx.status === 404) throw new HttpError('not_found');
    // The router has set `Allow` by now.
    if (ctx.status === 405 || ctx.status === 501) throw new HttpError('method_not_allowed');
  });
  app.use(router.routes());
  app.use(router.allowedMethods());
  app.use((ctx, next) => (ctx.path.startsWith('/api/') ? undefined : web(ctx, next)));
  app.on('error', (err: unknown) => logger.error({ err }, 'failure after the answer began'));
  return app;
}
