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
      // Hot reloading uses a port of its own, which differs between instances.
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
    // Vite adds inline scripts to the page.
    ctx.remove('Content-Security-Policy');
    return pages(ctx, next);
  };
});
