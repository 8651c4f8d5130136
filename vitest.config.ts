import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { guidesPlugin } from './apps/web/build/guides-plugin.ts';
import { textsPlugin } from './apps/web/build/texts-plugin.ts';
import * as commands from './test/component/support/commands.ts';
import { launchOptions } from './test/support/browser/chromium.ts';

const database = './test/support/database/global-database.ts';
/** Nothing shall fail because the machine has other things to do; what hangs is found all the same. */
const patient = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'test/{core,composition}/**/*.test.ts',
            'test/web/**/*.test.{ts,tsx}',
            'test/architecture*.test.ts',
          ],
          // Whole years are planned here, on machines that may have other things to do.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['test/{contracts,adapters,sandbox,http,cli}/**/*.test.ts'],
          globalSetup: database,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
        },
      },
      {
        plugins: [react(), guidesPlugin(), textsPlugin()],
        // All packages are found at the start: when another turns up later, Vite reloads the page under the test.
        optimizeDeps: { entries: ['apps/web/app/router.tsx', 'test/component/**/*.{ts,tsx}'], force: true },
        test: {
          name: 'component',
          include: ['test/component/**/*.test.{ts,tsx}'],
          setupFiles: './test/component/support/setup.ts',
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
            viewport: { width: 1280, height: 800 },
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
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: [database, './test/support/site/global-web.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
          // Each starts a server and a browser: more than two at once, or others beside them, would starve one another.
          maxWorkers: 2,
          // A busy machine shall not decide; the run names every test that needed it.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
