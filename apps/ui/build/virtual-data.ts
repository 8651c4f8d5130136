import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { CallName, contract } from '#apps/contract/index.ts';
import type { guidesOf } from '#core/catalogue/guides/index.ts';

type Options = {
  /** The only endpoints that the script calls. All by default. */
  readonly calls?: readonly CallName[];
  /** The folder of the words. */
  readonly words?: string;
};
type Data = Record<string, unknown>;
type Provided = { readonly from: URL; readonly code: (data: Data, options: Options) => string | Promise<string> };

const fromRoot = (path: string) => new URL(`../../../${path}`, import.meta.url);
const englishWords = fileURLToPath(fromRoot('core/languages/en'));
const plain = { configFile: false } as const;

/** What a script needs of large modules, computed during the build. */
const modules: Readonly<Record<string, Provided>> = {
  /** Method, path and failure message of each endpoint that a browser calls, without the shapes and zod. */
  'virtual:routes': {
    from: fromRoot('apps/contract/index.ts'),
    code: async (data, { calls, words = englishWords }) => {
      const said = await refusalsIn(words);
      const routes = Object.entries(data.contract as typeof contract).flatMap(([call, endpoint]) =>
        'failure' in endpoint && (calls?.includes(call as CallName) ?? true)
          ? [[call, [endpoint.method, endpoint.path, said(endpoint.failure)]]]
          : [],
      );
      return `export const routes = ${JSON.stringify(Object.fromEntries(routes))};`;
    },
  },
  /** The links to the guides, without their texts. */
  'virtual:guide-links': {
    from: fromRoot('core/catalogue/guides/index.ts'),
    code: async (data, { words = englishWords }) => {
      const { module } = await runnerImport<Parameters<typeof guidesOf>[0]>(`${words}/guides/index.ts`, plain);
      const links = (data.guidesOf as typeof guidesOf)(module).map(({ slug, footerTitle, emoji }) => ({
        slug,
        footerTitle,
        emoji,
      }));
      return `export const guideLinks = ${JSON.stringify(links)};`;
    },
  },
};

/** Says a sentence of the contract in the language of a folder. */
async function refusalsIn(folder: string): Promise<(english: string) => string> {
  const { module: words } = await runnerImport<typeof import('#words/refusals.ts')>(`${folder}/refusals.ts`, plain);
  const { module: types } = await runnerImport<typeof import('#words/typeset.ts')>(`${folder}/typeset.ts`, plain);
  return (english) => types.typeset(words.refusals.said(english));
}

export function virtualData(options: Options = {}): Plugin {
  return {
    name: 'virtual-data',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const provided = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      if (!provided) return undefined;
      // Imported each time, since the data may be edited while the development server runs.
      const { module, dependencies } = await runnerImport<Data>(fileURLToPath(provided.from), plain);
      for (const path of dependencies) this.addWatchFile(path);
      return provided.code(module, options);
    },
  };
}
