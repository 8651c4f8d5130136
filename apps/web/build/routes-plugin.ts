import type { Plugin } from 'vite';
import type * as ContractModule from '#apps/contract/index.ts';
import { virtualData } from './virtual-data.ts';

/** Provides method, path and failure message of each endpoint that the web app calls, without the shapes and zod. */
export function routesPlugin(): Plugin {
  return virtualData<typeof ContractModule>(new URL('../../contract/index.ts', import.meta.url), {
    'virtual:routes': ({ contract }) => {
      const routes = Object.entries(contract).flatMap(([call, endpoint]) =>
        endpoint.kind === 'json' || endpoint.kind === 'stream'
          ? [[call, [endpoint.method, endpoint.path, endpoint.failure]]]
          : [],
      );
      return `export const routes = ${JSON.stringify(Object.fromEntries(routes))};`;
    },
  });
}
