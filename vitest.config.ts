import { defineConfig } from 'vitest/config';

const database = './test/support/database/global-database.ts';
/** Nothing shall fail because the machine has other things to do; what hangs is found all the same. */
const patient = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/core/**/*.test.ts', 'test/web/**/*.test.{ts,tsx}', 'test/architecture*.test.ts'],
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
