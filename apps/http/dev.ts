import { createServer } from 'vite';
import { bridge } from './bridge.ts';
import { runServer } from './run.ts';

const vite = await createServer({
  configFile: new URL('../../vite.config.ts', import.meta.url).pathname,
  server: { middlewareMode: true },
});

const pages = bridge(vite.middlewares);

/** The server with Vite in front of its own web app: pages change as they are edited. Vite's own scripts are inline. */
await runServer({
  web: (ctx, next) => {
    ctx.remove('Content-Security-Policy');
    return pages(ctx, next);
  },
});
