import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as GuideData from './guide-data.ts';
import { makeJsonFiles } from './json-files.ts';

const names = ['virtual:guides', 'virtual:guide-links', 'virtual:guide-contents'] as const;
const resolved = (name: string) => `\0${name}`;
const dataFile = fileURLToPath(new URL('./guide-data.ts', import.meta.url));

/**
 * What is written for the guides weighs more than a public page may: scripts get summaries, and each guide's body is a
 * file of JSON, which the browser fetches and the server's build holds in itself.
 */
export function guidesPlugin(): Plugin {
  const files = makeJsonFiles();
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
      const file = (part: string, value: unknown) =>
        inBrowser ? files.add(this, `guide-${part}`, value) : files.addressOf(`guide-${part}`, value);
      const entries = contents.map(({ slug, content, rest }) => [
        slug,
        {
          content: inBrowser ? file(slug, content) : content,
          ...(rest.length > 0 && { rest: file(`${slug}-more`, rest) }),
        },
      ]);
      return `export const guideContents = ${JSON.stringify(Object.fromEntries(entries))};`;
    },
    configureServer: files.serve,
  };
}
