import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { CallName, contract } from '#apps/contract/index.ts';
import type { guides } from '#core/catalogue/guides/index.ts';

type Provided = {
  readonly from: URL;
  readonly code: (data: Record<string, unknown>, calls: Calls) => string;
};
type Calls = readonly CallName[] | undefined;

const fromRoot = (path: string) => new URL(`../../../${path}`, import.meta.url);

/** What a script needs of large modules, computed during the build. */
const modules: Readonly<Record<string, Provided>> = {
  /** Method, path and failure message of each endpoint that a browser calls, without the shapes and zod. */
  'virtual:routes': {
    from: fromRoot('apps/contract/index.ts'),
    code: (data, calls) => {
      const routes = Object.entries(data.contract as typeof contract).flatMap(([call, endpoint]) =>
        'failure' in endpoint && (calls?.includes(call as CallName) ?? true)
          ? [[call, [endpoint.method, endpoint.path, endpoint.failure]]]
          : [],
      );
      return `export const routes = ${JSON.stringify(Object.fromEntries(routes))};`;
    },
  },
  /** The links to the guides, without their texts. */
  'virtual:guide-links': {
    from: fromRoot('core/catalogue/guides/index.ts'),
    code: (data) => {
      const links = (data.guides as typeof guides).map(({ slug, footerTitle, emoji }) => ({
        slug,
        footerTitle,
        emoji,
      }));
      return `export const guideLinks = ${JSON.stringify(links)};`;
    },
  },
};

/** `calls` are the only endpoints that the script calls. */
export function virtualData(calls?: Calls): Plugin {
  return {
    name: 'virtual-data',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const provided = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      if (!provided) return undefined;
      // Imported each time, since the data may be edited while the development server runs.
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(fileURLToPath(provided.from), {
        configFile: false,
      });
      for (const path of dependencies) this.addWatchFile(path);
      return provided.code(module, calls);
    },
  };
}
