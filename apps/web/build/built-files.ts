import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Rolldown, ViteDevServer } from 'vite';

export type BuiltFiles = {
  /** Puts a file beside the browser's scripts, named after what it holds; answers its address, in every build. */
  add(context: Pick<Rolldown.PluginContext, 'emitFile' | 'environment'>, name: string, source: string): string;
  serve(server: ViteDevServer): void;
};

const types: Readonly<Record<string, string>> = { '.json': 'application/json', '.svg': 'image/svg+xml' };

/** What weighs more than a public page's scripts may: files that the browser fetches. */
export function makeBuiltFiles(): BuiltFiles {
  const served = new Map<string, string>();
  return {
    add: (context, name, source) => {
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const ending = extname(name);
      const address = `/assets/${name.slice(0, -ending.length)}-${hash}${ending}`;
      const { config, mode } = context.environment;
      if (mode === 'build' && config.consumer === 'client') {
        context.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
      served.set(address, source);
      return address;
    },
    serve: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const address = request.url ?? '';
        const source = served.get(address);
        if (source === undefined) return next();
        response.setHeader('Content-Type', types[extname(address)] ?? 'text/plain');
        response.end(source);
      });
    },
  };
}
