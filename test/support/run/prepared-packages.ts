import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const cwd = fileURLToPath(new URL('../../..', import.meta.url));
const sources = [
  'apps/{contract,site,ui,web}/**/*.{ts,tsx}',
  'core/{catalogue,domain,languages}/**/*.ts',
  'test/component/**/*.{ts,tsx}',
];
/** Is no package, or runs elsewhere than in a page: in Node, in the service worker, or as Vitest itself. */
const isElsewhere = /^(node:|virtual:|vitest(\/|$)|workbox-)/;
/** With `type` if only types are imported. */
const importing = /^(?:import|export) (type )?(?:[^;']*? from )?'([^'.#][^']*)';|\bimport\('([^'.#][^']*)'\)/gm;

function packagesImported(): readonly string[] {
  const names = globSync(sources, { cwd, exclude: ['**/build/**'] }).flatMap((file) =>
    [...readFileSync(`${cwd}${file}`, 'utf8').matchAll(importing)].flatMap(([, isType, imported, later]) =>
      isType ? [] : [imported ?? later ?? ''],
    ),
  );
  return [...new Set(names)].filter((name) => !isElsewhere.test(name)).sort();
}

/**
 * Names the packages that the pages of component tests import, so that Vite prepares them again only when a name or the
 * lock file changes. It could look for them itself, but reloads the page under a test when one turns up later.
 */
export const preparedPackages = (): Plugin => ({
  name: 'prepared-packages',
  config: () => ({
    optimizeDeps: { include: ['react/jsx-runtime', ...packagesImported()], noDiscovery: true },
  }),
});
