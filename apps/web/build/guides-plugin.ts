import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { bindUnits } from './bind-units.ts';
import { makeBuiltFiles } from './built-files.ts';
import type * as GuideData from './guide-data.ts';

const names = ['virtual:guides', 'virtual:guide-links', 'virtual:guide-contents'] as const;
const resolved = (name: string) => `\0${name}`;
const dataFile = fileURLToPath(new URL('./guide-data.ts', import.meta.url));
const artFolder = fileURLToPath(new URL('../pages/guides/art/', import.meta.url));

/** The drawings, by the guide's slug. */
async function readDrawings(): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(artFolder)).filter((file) => file.endsWith('.svg'));
  return new Map(
    await Promise.all(
      files.map(async (file) => [basename(file, '.svg'), await readFile(artFolder + file, 'utf8')] as const),
    ),
  );
}

/**
 * What is written for the guides weighs more than a public page may: scripts get summaries, and what a page shows is a
 * file of JSON, which the browser fetches and the server's build holds in itself.
 */
export function guidesPlugin(): Plugin {
  const files = makeBuiltFiles();
  return {
    name: 'guides',
    resolveId: (id) => (names.some((name) => name === id) ? resolved(id) : undefined),
    async load(id) {
      const name = names.find((known) => resolved(known) === id);
      if (!name) return undefined;
      // Read anew each time, since a text may be edited while the server for development runs.
      const { module, dependencies } = await runnerImport<typeof GuideData>(dataFile, { configFile: false });
      for (const file of dependencies) this.addWatchFile(file);
      const { summaries, contentsWith } = module;

      if (name === 'virtual:guides') return `export const guides = ${JSON.stringify(summaries)};`;
      if (name === 'virtual:guide-links') {
        const links = summaries.map(({ slug, footerTitle, emoji }) => ({ slug, footerTitle, emoji }));
        return `export const guideLinks = ${JSON.stringify(links)};`;
      }
      const drawings = await readDrawings();
      const contents = contentsWith((slug) => {
        const drawing = drawings.get(slug);
        if (!drawing) throw new Error(`The guide ${slug} has no drawing`);
        return files.add(this, `art-${slug}.svg`, drawing);
      });
      const file = (part: string, value: unknown) =>
        files.add(this, `guide-${part}.json`, bindUnits(JSON.stringify(value)));
      const orFile = (part: string, value: unknown) =>
        this.environment.config.consumer === 'client' ? file(part, value) : value;
      const guides = contents.guides.map(({ slug, content, rest }) => [
        slug,
        { content: orFile(slug, content), ...(rest.length > 0 && { rest: file(`${slug}-more`, rest) }) },
      ]);
      return bindUnits(
        [
          `export const guideIndex = ${JSON.stringify(orFile('index', contents.index))};`,
          `export const guideContents = ${JSON.stringify(Object.fromEntries(guides))};`,
        ].join('\n'),
      );
    },
    configureServer: files.serve,
  };
}
