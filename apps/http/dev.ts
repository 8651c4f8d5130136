import { createServer } from 'vite';
import { bridge } from './bridge.ts';
import { runServer } from './run.ts';
import { clientSettings } from './site/fill-in.ts';

/** The server with Vite in front of its own web app: pages change as they are edited. */
await runServer(async (config) => {
  const children = clientSettings(config);
  const vite = await createServer({
    configFile: new URL('../../vite.config.ts', import.meta.url).pathname,
    server: {
      middlewareMode: true,
      // Its news of changes comes by a port of its own, which has to leave room for a second instance.
      ws: { port: 20_000 + (config.port % 40_000) },
    },
    plugins: [
      {
        name: 'site-settings',
        transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'application/json', id: 'site' }, children }],
      },
    ],
  });
  const pages = bridge(vite.middlewares);
  return (ctx, next) => {
    // Vite's own scripts stand in the page.
    ctx.remove('Content-Security-Policy');
    return pages(ctx, next);
  };
});
