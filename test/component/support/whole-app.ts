import { loadAll } from './load-once.ts';

/**
 * Loads every screen before the first test of a page, so that no test depends on which screens the tests before it have
 * loaded.
 */
const parts = import.meta.glob<unknown>([
  '../../../apps/{ui,web/{features,pages}}/**/*.{ts,tsx}',
  '../../../apps/site/live/stripe-table.ts',
  '!**/build/**',
]);

await Promise.all(Object.values(parts).map((load) => load()));
await loadAll();
