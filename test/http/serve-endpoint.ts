import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa from 'koa';
import { afterEach } from 'vitest';
import { makeLogger } from '#apps/composition/logger.ts';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import { errorHandler } from '#apps/http/middleware/error-handler.ts';
import { makeCostlyWork } from '#apps/http/pipeline/costly-work.ts';
import type { Handler } from '#apps/http/pipeline/handler.ts';
import { pipeline } from '#apps/http/pipeline/pipeline.ts';
import type { State } from '#apps/http/state.ts';

const unlimited = async () => {};
const unused = async (): Promise<never> => {
  throw new Error('no endpoint here asks who calls');
};
const deps = {
  stopping: new AbortController().signal,
  secureCookies: true,
  limits: {
    'sign-in': unlimited,
    payment: unlimited,
    passkey: unlimited,
    passport: unlimited,
    job: unlimited,
    'plan-preview': unlimited,
    towns: unlimited,
    'app-request': unlimited,
    'app-token': unlimited,
  },
  limitChanges: unlimited,
  limitReads: unlimited,
  limitPrograms: unlimited,
  costlyWork: makeCostlyWork(),
  largeBodies: { admit: () => {} },
  largeBodiesOfStrangers: { admit: () => {} },
  sessionTokens: { issue: unused, verify: unused, whose: unused },
  authenticate: unused,
  authenticateToken: unused,
  authenticateApp: unused,
  callFor: () => unused,
  publicUrl: 'https://home.upkept.example',
};

/** For the tests of a file, each of which may start a server with one invented endpoint. */
export function makeServe() {
  let server: Server | undefined;
  let failures: unknown[];
  afterEach(() => server?.close());

  /** Returns the endpoint's address. */
  async function serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): Promise<string> {
    // A server of an earlier test may fail once its client has gone.
    const own: unknown[] = [];
    failures = own;
    const koa = new Koa<State>();
    const router = new Router<State>();
    router.register(endpoint.path, [endpoint.method], pipeline(endpoint, handler, deps));
    koa.use(async (ctx, next) => {
      ctx.state.requestId = 'request-1';
      ctx.set('X-Request-Id', 'request-1');
      await next();
    });
    koa.use(errorHandler(makeLogger('silent', { write: () => {} }), () => {}));
    koa.use(router.routes());
    koa.on('error', (error: unknown) => own.push(error));
    server = createServer(koa.callback()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}${endpoint.path}`;
  }
  return { serve, failures: () => failures };
}
