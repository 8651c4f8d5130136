import type { Plugin } from 'vite';

/** Replaces Vite's loader of the styles of late scripts by nothing: the pages have one style sheet from the start. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
};
