import Router from '@koa/router';
import type { Services } from '../services.ts';

/** What machines ask of the server itself. */
export function documentRoutes(services: Services): Router {
  const router = new Router();
  let document: object | undefined;
  router.get('/api/openapi.json', async (ctx) => {
    // Few ask for it, so what draws it is loaded for the first who does.
    document ??= (await import('../openapi.ts')).openApiDocument(services.config.publicUrl);
    ctx.body = document;
  });
  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    const ready = await services.isDatabaseReady();
    ctx.status = ready ? 200 : 503;
    if (!ready) ctx.set('Retry-After', '5');
    ctx.body = { status: ready ? 'ready' : 'waiting for the database' };
  });
  return router;
}
