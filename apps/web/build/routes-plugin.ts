import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as ContractModule from '#apps/contract/index.ts';

const name = 'virtual:routes';
const resolved = `\0${name}`;
const contractFile = fileURLToPath(new URL('../../contract/index.ts', import.meta.url));

/** Method, path and failure message of each endpoint that the web app calls. The shapes, and zod, stay out of its scripts. */
export function routesPlugin(): Plugin {
  return {
    name: 'routes',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { module, dependencies } = await runnerImport<typeof ContractModule>(contractFile, { configFile: false });
      for (const file of dependencies) this.addWatchFile(file);
      const routes = Object.entries(module.contract).flatMap(([call, endpoint]) =>
        endpoint.kind === 'json' ? [[call, [endpoint.method, endpoint.path, endpoint.failure]]] : [],
      );
      return `export const routes = ${JSON.stringify(Object.fromEntries(routes))};`;
    },
  };
}
