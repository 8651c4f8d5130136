import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { virtualData } from './apps/ui/build/virtual-data.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The app, and the development server. apps/site/build/bundles.ts builds the public pages. */
export default defineConfig({
  // Not apps/web itself, whose folder api/ would have the addresses of the server's API during development.
  root: fromHere('apps/web/app'),
  publicDir: fromHere('apps/site/public'),
  server: { fs: { allow: [fromHere('.')] } },
  cacheDir: fromHere('node_modules/.vite'),
  plugins: [react(), virtualData()],
  build: {
    outDir: fromHere('dist/web'),
    emptyOutDir: true,
    manifest: true,
    // Keeps light-dark(), nesting and the rest of the 2024 baseline as written.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Lists of scripts' names would add to every page.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      input: fromHere('apps/web/app/main.tsx'),
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Browsers keep it in their cache when only our own code changes.
            {
              name: 'react',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            // Small modules of which nearly every screen needs most: a file for each would cost more than its content.
            {
              name: 'base',
              test: /apps\/ui\/(analytics\/track|api\/(api-error|log-failure|refusal-text)|feedback\/(alert|chip|skeleton|spinner)|join-classes|layout\/(card|page|visually-hidden)|loading\/|pictures\/mark|routing\/|session\/(local-records|token)|use-has-lasted)|apps\/web\/(household\/(marked|outbox\/outbox-storage)|session\/use-auth)|core\/domain\/(capitalise|pluralise|words\/duration)/,
            },
            // What screens with data of the household need.
            {
              name: 'signed-in',
              test: /@tanstack\/|@base-ui\/react\/(csp-provider|internals\/csp-context)\/|apps\/web\/(api\/(load-failure|loaded)|household\/(use-online|outbox\/lazy-outbox-status))\.|apps\/ui\/feedback\/toast\./,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
