/** The folders of tests that need neither a built program, a database nor a browser. */
const pure = /^(\.\/)?test\/((breaks|core|composition|model|web)\/|\w+\.test\.ts)/;
const inBrowser = /^(\.\/)?test\/(component|e2e|pictures)\b/;

/** What the tests that these paths select need. A word that is no path may select any test. */
export function needsOf(filters: readonly string[]): { readonly programs: boolean; readonly browser: boolean } {
  const isPath = (filter: string) => /^(\.\/)?test\//.test(filter);
  const any = filters.length === 0 || !filters.every(isPath);
  return {
    programs: any || !filters.every((filter) => pure.test(filter)),
    browser: any || filters.some((filter) => inBrowser.test(filter)),
  };
}
