import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as GuideData from './guide-data.ts';

const names = ['virtual:guides', 'virtual:guide-links', 'virtual:guide-contents'] as const;
const resolved = (name: string) => `\0${name}`;
const dataFile = fileURLToPath(new URL('./guide-data.ts', import.meta.url));

/** A file of JSON, named after what it holds. */
function asset(name: string, value: unknown) {
  const source = JSON.stringify(value);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { address: `/assets/guide-${name}-${hash}.json`, source };
}

/**
 * What is written for the guides weighs more than a public page may: scripts get summaries, and each guide's body is a
 * file of JSON, which the browser fetches and the server's build holds in itself.
 */
export function guidesPlugin(): Plugin {
  const served = new Map<string, string>();
  return {
    name: 'guides',
    resolveId: (id) => (names.some((name) => name === id) ? resolved(id) : undefined),
    async load(id) {
      const name = names.find((known) => resolved(known) === id);
      if (!name) return undefined;
      // Read anew each time, since a text may be edited while the server for development runs.
      const { module, dependencies } = await runnerImport<typeof GuideData>(dataFile, { configFile: false });
      for (const file of dependencies) this.addWatchFile(file);
      const { summaries, contents } = module;

      if (name === 'virtual:guides') return `export const guides = ${JSON.stringify(summaries)};`;
      if (name === 'virtual:guide-links') {
        const links = summaries.map(({ slug, footerTitle, emoji }) => ({ slug, footerTitle, emoji }));
        return `export const guideLinks = ${JSON.stringify(links)};`;
      }
      const inBrowser = this.environment.config.consumer === 'client';
      const emit = (part: string, value: unknown) => {
        const { address, source } = asset(part, value);
        if (!inBrowser) return address;
        if (this.environment.mode === 'build') this.emitFile({ type: 'asset', fileName: address.slice(1), source });
        served.set(address, source);
        return address;
      };
      const entries = contents.map(({ slug, content, rest }) => [
        slug,
        {
          content: inBrowser ? emit(slug, content) : content,
          ...(rest.length > 0 && { rest: emit(`${slug}-more`, rest) }),
        },
      ]);
      return `export const guideContents = ${JSON.stringify(Object.fromEntries(entries))};`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const source = served.get(request.url ?? '');
        if (source === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(source);
      });
    },
  };
}
