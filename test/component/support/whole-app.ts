/**
 * Loads every screen before the first test of a page, so that no test depends on which screens the tests before it have
 * loaded.
 */
const parts = import.meta.glob<unknown>('../../../apps/web/{features,pages,ui}/**/*.{ts,tsx}');

await Promise.all(Object.values(parts).map((load) => load()));
