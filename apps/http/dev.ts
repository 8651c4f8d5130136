import { createServer } from 'vite';
import { bridge } from './bridge.ts';
import { runServer } from './run.ts';

const vite = await createServer({
  configFile: new URL('../../vite.config.ts', import.meta.url).pathname,
  server: { middlewareMode: true },
});

/** The server with Vite in front of its own web app: pages change as they are edited. */
await runServer({ web: bridge(vite.middlewares) });
