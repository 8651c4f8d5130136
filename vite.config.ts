import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { guidesPlugin } from './apps/web/build/guides-plugin.ts';
import { routesPlugin } from './apps/web/build/routes-plugin.ts';
import { textsPlugin } from './apps/web/build/texts-plugin.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Not apps/web itself: while developing, its folder api/ would stand at the addresses of the server's API.
  root: fromHere('apps/web/app'),
  publicDir: fromHere('apps/web/public'),
  server: { fs: { allow: [fromHere('.')] } },
  cacheDir: fromHere('node_modules/.vite'),
  plugins: [react(), guidesPlugin(), routesPlugin(), textsPlugin()],
  // In one piece with the rest, so that it is the same router.
  ssr: { noExternal: true },
  build: {
    outDir: fromHere('dist/web'),
    emptyOutDir: true,
    manifest: true,
    // light-dark(), nesting and the rest of the 2024 baseline stay as they are written.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Scripts are asked for ahead by us (app/main.tsx, app/defer-app.ts): all their names would weigh on every page.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      input: fromHere('apps/web/app/main.tsx'),
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Stays in the browser's cache when only our own code changes.
            {
              name: 'react',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
          ],
        },
      },
    },
  },
});
