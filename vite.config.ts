import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { guidesPlugin } from './apps/web/build/guides-plugin.ts';
import { routesPlugin } from './apps/web/build/routes-plugin.ts';
import { textsPlugin } from './apps/web/build/texts-plugin.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Not apps/web itself, whose folder api/ would have the addresses of the server's API during development.
  root: fromHere('apps/web/app'),
  publicDir: fromHere('apps/web/public'),
  server: { fs: { allow: [fromHere('.')] } },
  cacheDir: fromHere('node_modules/.vite'),
  plugins: [react(), guidesPlugin(), routesPlugin(), textsPlugin()],
  // Bundled, so that there is only one router.
  ssr: { noExternal: true },
  build: {
    outDir: fromHere('dist/web'),
    emptyOutDir: true,
    manifest: true,
    // Keeps light-dark(), nesting and the rest of the 2024 baseline as written.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // We preload scripts ourselves (app/main.tsx, app/defer-app.ts): lists of their names would add to every page.
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
            // Tiny modules that nearly every page needs: a file for each would cost more than its content.
            {
              name: 'common',
              test: /(apps\/(contract\/product|web\/ui\/(feedback\/(chip|spinner)|join-classes|layout\/visually-hidden|routing\/link))|core\/domain\/(capitalise|pluralise))\./,
            },
            // Pages with texts in files of their own need these; the home page nothing else of the guides.
            {
              name: 'page-data',
              test: /apps\/web\/(loading\/fetch-json|pages\/guides\/guide-art)\./,
              includeDependenciesRecursively: false,
            },
            // Guides, items, checklists and long texts need these together.
            {
              name: 'reading',
              test: /apps\/web\/(ui\/routing\/breadcrumbs|ui\/layout\/(page-contents|use-section-in-view)|pages\/guides\/(guides-breadcrumbs|next-step))\./,
              includeDependenciesRecursively: false,
            },
            {
              name: 'guide-cards',
              test: /virtual:guide-contents|pages\/guides\/(use-guides|guide-card|guide-grid)\./,
              includeDependenciesRecursively: false,
            },
            // Who is signed in: asked for at once by a browser that was signed in before.
            {
              name: 'session',
              test: /virtual:routes|apps\/web\/(api\/send-call|session\/load-user)\./,
              includeDependenciesRecursively: false,
            },
            // Nearly every page but the home page and the guides shows these.
            {
              name: 'ui',
              test: /apps\/web\/ui\/(feedback\/(alert|skeleton)|layout\/(card|page)|pictures\/(drawing|mark))\./,
              includeDependenciesRecursively: false,
            },
            // All signed-in screens need the first, and screens with data the second: more files would compress less well.
            // Neither may contain a module that a public page needs, because the page would load the whole file.
            {
              name: 'signed-in',
              test: /@tanstack\/(query-core\/.*\/(?!\w+Observer\.)\w+\.js|react-query\/.*\/QueryClientProvider\.)|@base-ui\/react\/(csp-provider|internals\/csp-context)\/|apps\/web\/(api\/load-failure|household\/(use-online|outbox\/(lazy-outbox-status|outbox-storage))|loading\/(use-is-shown|use-preload-when-idle)|ui\/(feedback\/toast|use-has-lasted))\./,
              includeDependenciesRecursively: false,
            },
            {
              name: 'query-hooks',
              test: /@tanstack\/(query-core\/.*Observer|react-query\/.*\/(?!QueryClientProvider\.)\w+)\.js/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
