import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, runnerImport } from 'vite';

type Tools = {
  /** Adds a file beside the browser's scripts, named after its content; returns its address, the same in every build. */
  file(name: string, content: string): string;
  /** Returns the value itself in the server's build, and in the browser's the address of its JSON. */
  orFile<Value>(name: string, value: Value): Value | string;
};

const contentTypes: Readonly<Record<string, string>> = { '.json': 'application/json', '.svg': 'image/svg+xml' };

/**
 * Provides virtual modules that are computed from a data file during the build. Data that is too large for a public
 * page's script goes into files that the browser fetches. Each module is given as a function that returns its code.
 */
export function virtualData<Data extends Record<string, unknown>>(
  dataFile: URL,
  modules: Readonly<Record<string, (data: Data, tools: Tools) => string | Promise<string>>>,
): Plugin {
  const served = new Map<string, string>();
  const addFile = (context: Rolldown.PluginContext, name: string, content: string) => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const extension = extname(name);
    const address = `/assets/${name.slice(0, -extension.length)}-${hash}${extension}`;
    const { config, mode } = context.environment;
    if (mode === 'build' && config.consumer === 'client') {
      context.emitFile({ type: 'asset', fileName: address.slice(1), source: content });
    }
    served.set(address, content);
    return address;
  };
  return {
    name: `virtual-data ${Object.keys(modules).join(' ')}`,
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const codeOf = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      if (!codeOf) return undefined;
      // Imported each time, since the data may be edited while the development server runs.
      const { module, dependencies } = await runnerImport<Data>(fileURLToPath(dataFile), { configFile: false });
      for (const path of dependencies) this.addWatchFile(path);
      const file: Tools['file'] = (name, content) => addFile(this, name, content);
      const isBrowser = this.environment.config.consumer === 'client';
      return codeOf(module, {
        file,
        orFile: (name, value) => (isBrowser ? file(name, JSON.stringify(value)) : value),
      });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const address = request.url ?? '';
        const content = served.get(address);
        if (content === undefined) return next();
        response.setHeader('Content-Type', contentTypes[extname(address)] ?? 'text/plain');
        response.end(content);
      });
    },
  };
}
