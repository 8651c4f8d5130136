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

/** What is read only after a press, or by programs, so that no screen needs it at once. */
const readLater: ReadonlySet<string> = new Set<CallName>([
  'exportAccount',
  'exportHistory',
  'getDays',
  'getEntry',
  'getNext',
  'getRhythms',
  'getShopping',
  'getTurnTaking',
  'listDeliveries',
  'previewDeletion',
  'searchGuides',
]);

/** What a script needs of large modules, computed during the build. */
const modules: Readonly<Record<string, Provided>> = {
  /**
   * Method, path and failure message of the endpoints that the script calls. By default they are all those that read
   * JSON at once, without the message: `loadRest` loads what no screen needs before it can be used.
   * See docs/decisions/0014.
   */
  'virtual:routes': {
    from: fromRoot('apps/contract/index.ts'),
    code: async (data, options) => {
      const routes = await routesIn(data, options);
      if (options.calls) return `${exported({ routes })} export const loadRest = async () => ({ routes });`;
      const isJson = (call: string) => (data.contract as typeof contract)[call as CallName].kind === 'json';
      const reads = Object.entries(routes).flatMap(([call, [method, path]]) =>
        method === 'GET' && isJson(call) && !readLater.has(call) ? [[call, [method, path]]] : [],
      );
      const rest = 'export const loadRest = () => import("virtual:rest-of-routes");';
      return `${exported({ routes: Object.fromEntries(reads) })} ${rest}`;
    },
  },
  /** All of them, with their messages. */
  'virtual:rest-of-routes': {
    from: fromRoot('apps/contract/index.ts'),
    code: async (data, options) => exported({ routes: await routesIn(data, options) }),
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
      return exported({ guideLinks: links });
    },
  },
};

const exported = (values: Data) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join(' ');

/** The endpoints that a browser calls, without the shapes and zod. */
async function routesIn(data: Data, { calls, words = englishWords }: Options) {
  const said = await refusalsIn(words);
  const routes = Object.entries(data.contract as typeof contract).flatMap(([call, endpoint]) =>
    'failure' in endpoint && (calls?.includes(call as CallName) ?? true)
      ? [[call, [endpoint.method, endpoint.path, said(endpoint.failure)]] as const]
      : [],
  );
  return Object.fromEntries(routes);
}

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
