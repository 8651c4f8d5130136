import { createServer } from 'vite';
import { devPages, placeholders } from '#apps/site/build/dev-pages.ts';
import { bridge } from './bridge.ts';
import { runServer } from './run.ts';
import { fillIn } from './site/fill-in.ts';

/** Starts the server with Vite as its web app, so that pages update while they are edited. */
await runServer(async (config) => {
  const vite = await createServer({
    configFile: new URL('../../vite.config.ts', import.meta.url).pathname,
    server: {
      middlewareMode: true,
      // Hot reloading needs its own port, which differs between instances.
      ws: { port: 20_000 + (config.port % 40_000) },
    },
    plugins: [devPages(fillIn(config, { placeholders }))],
  });
  const pages = bridge(vite.middlewares);
  return (ctx, next) => {
    // Vite adds inline scripts to the page.
    ctx.remove('Content-Security-Policy');
    return pages(ctx, next);
  };
});
