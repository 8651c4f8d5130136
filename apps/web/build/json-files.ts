import { createHash } from 'node:crypto';
import type { Rolldown, ViteDevServer } from 'vite';

export type JsonFiles = {
  /** Makes the value a file of the browser's build, named after what it holds; answers its address. */
  add(context: Pick<Rolldown.PluginContext, 'emitFile' | 'environment'>, name: string, value: unknown): string;
  /** The address that `add` gives in the browser's build, for another one. */
  addressOf(name: string, value: unknown): string;
  serve(server: ViteDevServer): void;
};

/** What weighs more than a public page's scripts may: JSON that the browser fetches. */
export function makeJsonFiles(): JsonFiles {
  const served = new Map<string, string>();
  const fileOf = (name: string, value: unknown) => {
    const source = JSON.stringify(value);
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    return { address: `/assets/${name}-${hash}.json`, source };
  };
  return {
    add: (context, name, value) => {
      const { address, source } = fileOf(name, value);
      if (context.environment.mode === 'build') {
        context.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
      served.set(address, source);
      return address;
    },
    addressOf: (name, value) => fileOf(name, value).address,
    serve: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const source = served.get(request.url ?? '');
        if (source === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(source);
      });
    },
  };
}
