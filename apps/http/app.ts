import Router, { type RouterMiddleware } from '@koa/router';
import Koa, { type Context, type Middleware } from 'koa';
import type { App } from '#apps/composition/container.ts';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import { contract, type EndpointName } from '#apps/contract/index.ts';
import { tokenAccess } from '#apps/contract/token-access.ts';
import { once } from '#core/domain/running/once.ts';
import type { Draining } from './draining.ts';
import { HttpError } from './http-error.ts';
import { isClientGone } from './is-client-gone.ts';
import { makeChangeLimit, makeLimits, makeProgramLimit, makeReadLimit } from './limits.ts';
import { logFailure } from './log-failure.ts';
import { accessLog } from './middleware/access-log.ts';
import { errorHandler } from './middleware/error-handler.ts';
import { requestId } from './middleware/request-id.ts';
import { requestMetrics } from './middleware/request-metrics.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { securityLog } from './middleware/security-log.ts';
import { wellFormedAddress } from './middleware/well-formed-address.ts';
import { makeCallForProgram } from './pipeline/call-for-program.ts';
import { makeCostlyWork } from './pipeline/costly-work.ts';
import { makeLargeBodies, mostBytes } from './pipeline/large-bodies.ts';
import { pipeline } from './pipeline/pipeline.ts';
import { allRoutes, bodyGuards } from './routes/index.ts';
import { makeSiteFacts } from './site/site-facts.ts';
import type { Logger, State } from './state.ts';

type Options = {
  readonly app: App;
  readonly logger: Logger;
  /** Serves every address outside the API: the built web app, or Vite in development. */
  readonly web: Middleware;
  readonly draining?: Draining;
};

/** Creates the whole server as one Koa application. Tests create the same with other parts. */
export function createApp({ app, logger, web, draining }: Options): Koa<State> {
  const koa = new Koa<State>({
    proxy: app.config.trustProxy,
    // Uses only the entry of `X-Forwarded-For` that the proxy itself added, since a client can invent all entries
    // before it.
    maxIpsCount: 1,
  });

  const noteClientLeft = ({ requestId, route }: Partial<State>) => {
    app.metrics.countClientLeft();
    logger.debug({ requestId, route }, 'the client left');
  };
  koa.use(requestId);
  if (draining) koa.use(draining.middleware);
  koa.use(accessLog(logger));
  if (app.config.metrics) koa.use(requestMetrics(app.metrics));
  koa.use(errorHandler(logger, noteClientLeft));
  koa.use(securityLog(logger, app.digest));
  koa.use((_, next) => app.asRequest(next));
  koa.use(wellFormedAddress);
  koa.use(securityHeaders(app.config));
  koa.use(sameOrigin(app.config.publicUrl));
  koa.use(async (ctx, next) => {
    await next();
    if (ctx.body) return;
    // At this point the router has set `Allow`. It has 501 for methods that it doesn't know, but nothing has failed.
    if (ctx.status === 405 || ctx.status === 501) throw new HttpError('method_not_allowed');
    if (ctx.status === 404 && ctx.path.startsWith('/api/')) throw new HttpError('not_found');
  });
  koa.use(apiRoutes(app, draining?.begun));
  koa.use(new Router().allowedMethods());
  const siteFacts = makeSiteFacts(app);
  koa.use((ctx, next) => {
    if (ctx.path.startsWith('/api/')) return undefined;
    ctx.state.siteFacts = siteFacts;
    return web(ctx, next);
  });
  koa.on('error', (error: unknown, ctx?: Context) => {
    if (isClientGone(error, ctx?.body)) noteClientLeft(ctx?.state ?? {});
    else logFailure(logger, error, ctx?.state ?? {}, 'failure after the response began');
  });
  return koa;
}

/** The beginning of an address, such as `api/tasks` or `dav`. */
const subjectOf = (path: string): string => /^\/api\/[^/]*|^\/[^/{]*/.exec(path.toLowerCase())?.[0].slice(1) ?? '';

/**
 * Each subject has a router of its own, because a router tries one route after another. It is made at the subject's
 * first request: all of them would take a fiftieth of a start.
 */
function apiRoutes(app: App, stopping = new AbortController().signal): RouterMiddleware<State> {
  const { sessionTokens, authenticate, authenticateToken, authenticateApp, rateLimiter, processRateLimiter, config } =
    app;
  const limits = makeLimits({ rateLimiter, signInRequestsPerHour: config.signIn.requestsPerHour });
  const ofPerson = { rateLimiter, perMinute: config.changesPerMinute };
  const limitChanges = makeChangeLimit(ofPerson);
  const handlers = allRoutes(app);
  const guards = bodyGuards(app);
  const costlyWork = makeCostlyWork();
  const largeBodies = makeLargeBodies(mostBytes.ofPersons);
  const largeBodiesOfStrangers = makeLargeBodies(mostBytes.ofStrangers);
  const secureCookies = config.publicUrl.startsWith('https:');
  const deps = {
    limits,
    limitChanges,
    limitReads: makeReadLimit({ rateLimiter: processRateLimiter, perMinute: config.readsPerMinute }),
    costlyWork,
    largeBodies,
    largeBodiesOfStrangers,
    sessionTokens,
    authenticate,
    authenticateToken,
    authenticateApp,
    limitPrograms: makeProgramLimit(ofPerson),
    callFor: makeCallForProgram({ handlers, costlyWork, limitChanges }),
    publicUrl: config.publicUrl,
    secureCookies,
    stopping,
  };
  const offered = (Object.keys(contract) as EndpointName[]).filter((name) => {
    const { needs }: Endpoint = contract[name];
    return !needs || config[needs];
  });
  const routesOf = (names: readonly EndpointName[]) => {
    const router = new Router<State>();
    for (const name of names) {
      const endpoint: Endpoint = contract[name];
      const rules = { mayUpload: guards[name], tokenScope: tokenAccess[name] };
      router.register(endpoint.path, [endpoint.method], pipeline(endpoint, handlers[name], deps, rules));
    }
    return router.routes();
  };
  const subjects = Map.groupBy(offered, (name) => subjectOf(contract[name].path));
  const routes = new Map([...subjects].map(([subject, names]) => [subject, once(() => routesOf(names))]));
  const noRoutes = new Router<State>().routes();
  return (ctx, next) => (routes.get(subjectOf(ctx.path))?.() ?? noRoutes)(ctx, next);
}
