import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { CatalogueItem } from '#core/domain/care-task.ts';

const name = 'virtual:catalogue-summary';
const resolved = `\0${name}`;
const catalogueFile = fileURLToPath(new URL('../../../core/catalogue/index.ts', import.meta.url));

/** The catalogue's texts weigh more than a public page may: the page that only counts its tasks gets the counts. */
export function catalogueSummary(): Plugin {
  return {
    name: 'catalogue-summary',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { catalogue } = (await import(catalogueFile)) as { catalogue: readonly CatalogueItem[] };
      const summary = catalogue.map(({ name, slug, room, tasks }) => ({ name, slug, room, tasks: tasks.length }));
      return `export const summary = ${JSON.stringify(summary)};`;
    },
  };
}
