import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { virtualData } from './apps/ui/build/virtual-data.ts';
import * as commands from './test/component/support/commands.ts';
import { launchOptions } from './test/support/browser/chromium.ts';
import { preparedPackages } from './test/support/run/prepared-packages.ts';
import { RandomOrder } from './test/support/run/random-order.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const database = './test/support/database/global-database.ts';
const builtSite = './test/support/site/global-site.ts';
const browser = './test/support/browser/global-browser.ts';
const pseudoSite = './test/support/languages/global-pseudo-site.ts';

/** No limit on time decides whether a test passes on a busy machine; these only end what hangs. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };
/** Tests that lean on the ones before them fail in another order; a run prints its seed. */
const sequence = { shuffle: { tests: true } };
/** Both cores of a small machine: by default, Vitest leaves one idle. */
const maxWorkers = Math.max(2, availableParallelism());
/** Node loads the files itself, as it does in production: Vite's own loader takes longer, also in each call of an import. */
const loadedByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

export default defineConfig({
  test: {
    sequence: { sequencer: RandomOrder },
    projects: [
      {
        test: {
          name: 'unit',
          sequence,
          include: [
            'test/{breaks,core,composition,model}/**/*.test.ts',
            'test/{architecture,at-rest,english,documents,exports,waiting}.test.ts',
          ],
          setupFiles: './test/support/run/seed.ts',
          maxWorkers,
          // Pure functions leave nothing behind that another file could find.
          isolate: false,
          // Some tests plan whole years.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          ...loadedByNode,
        },
      },
      {
        plugins: [virtualData()],
        test: {
          name: 'web',
          sequence,
          include: ['test/web/**/*.test.ts'],
          setupFiles: './test/support/run/seed.ts',
          maxWorkers,
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          sequence,
          include: ['test/{attacks,contracts,adapters,sandbox,http,site,cli}/**/*.test.ts'],
          globalSetup: [database, builtSite],
          setupFiles: './test/support/statements/check-statements.ts',
          maxWorkers,
          // The files share a worker's modules: loading them again for each file would take longer than most tests.
          isolate: false,
          ...loadedByNode,
          ...patient,
        },
      },
      {
        // Without React's own plugin, which only adds hot-reloading code to each file.
        plugins: [virtualData(), preparedPackages()],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        // A page can't load words as the server does.
        resolve: {
          alias: ['load-words.ts', 'load-once.ts'].map((name) => ({
            find: `./${name}`,
            replacement: fromHere(`test/component/support/${name}`),
          })),
        },
        test: {
          name: 'component',
          sequence,
          include: ['test/component/**/*.test.{ts,tsx}'],
          setupFiles: './test/component/support/setup.ts',
          maxWorkers: 2,
          // The files share a worker's page: loading the app again for each would take longer than most tests. So each
          // test must leave the app's modules as it found them, and the setup clears what the browser stores.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: launchOptions(),
              contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' },
              actionTimeout: 15_000,
            }),
            commands: { ...commands },
            // As large as the largest window of a test; `resizeWindow` sizes the tests' frame in it.
            viewport: { width: 1440, height: 900 },
            locators: { exact: false },
            screenshotFailures: false,
            traceView: false,
            dependencySourcemaps: false,
            ui: false,
          },
        },
      },
      {
        test: {
          name: 'e2e',
          // The pictures of the product are made on request only.
          include: [process.env.WRITE_PICTURES ? 'test/pictures/**/*.test.ts' : 'test/e2e/**/*.test.ts'],
          globalSetup: [database, builtSite, pseudoSite, browser],
          // The third worker uses the processors while two wait, for a mail, a job or an idle moment of a page.
          maxWorkers: 3,
          isolate: false,
          ...loadedByNode,
          ...patient,
          testTimeout: 300_000,
          sequence: { ...sequence, groupOrder: 1 },
        },
      },
    ],
  },
});
