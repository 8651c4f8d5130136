import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { bindUnits } from './bind-units.ts';
import type * as GuideData from './guide-data.ts';
import { virtualData } from './virtual-data.ts';

const artFolder = new URL('../pages/guides/art/', import.meta.url);

/** Provides guides, items and checklists: summaries and links as script, and the pages' contents as JSON and SVG files. */
export function guidesPlugin(): Plugin {
  return virtualData<typeof GuideData>(new URL('./guide-data.ts', import.meta.url), {
    'virtual:guides': ({ summaries }) => `export const guides = ${JSON.stringify(summaries)};`,
    'virtual:guide-links': ({ summaries }) => {
      const links = summaries.map(({ slug, footerTitle, emoji }) => ({ slug, footerTitle, emoji }));
      return `export const guideLinks = ${JSON.stringify(links)};`;
    },
    'virtual:guide-teasers': async ({ summaries, contentsWith }, { file, orFile }) => {
      const { guides } = (await withDrawings(contentsWith, summaries, file)).index;
      const teasers = guides.filter(({ slug }) => teaserSlugs.includes(slug));
      return `export const guideTeasers = ${JSON.stringify(orFile('guide-teasers.json', teasers))};`;
    },
    'virtual:guide-contents': async ({ summaries, contentsWith }, { file, orFile }) => {
      const contents = await withDrawings(contentsWith, summaries, file);
      const guides = contents.guides.map(({ slug, content, rest }) => [
        slug,
        {
          content: orFile(`guide-${slug}.json`, content),
          ...(rest.length > 0 && { rest: file(`guide-${slug}-more.json`, JSON.stringify(rest)) }),
        },
      ]);
      return [
        `export const guideIndex = ${JSON.stringify(orFile('guide-index.json', contents.index))};`,
        `export const guideContents = ${JSON.stringify(Object.fromEntries(guides))};`,
      ].join('\n');
    },
    'virtual:items': ({ itemSummaries }) => `export const items = ${JSON.stringify(itemSummaries)};`,
    'virtual:item-contents': ({ itemContents }, { orFile }) => {
      const items = itemContents.map((item) => [item.slug, orFile(`item-${item.slug}.json`, withBoundUnits(item))]);
      return `export const itemContents = ${JSON.stringify(Object.fromEntries(items))};`;
    },
    'virtual:checklists': ({ checklists }, { orFile }) => {
      const lists = checklists.map(({ season, checklist }) => [season, orFile(`checklist-${season}.json`, checklist)]);
      return `export const checklists = ${JSON.stringify(Object.fromEntries(lists))};`;
    },
  });
}

/** The guides that the home page shows. */
const teaserSlugs: readonly string[] = ['fridge', 'washing-machine', 'boiler'];

/** Returns all contents, with the addresses of the drawings. */
async function withDrawings(
  contentsWith: typeof GuideData.contentsWith,
  summaries: typeof GuideData.summaries,
  file: (name: string, content: string) => string,
) {
  const drawings = summaries.map(async ({ slug }) => {
    const drawing = await readFile(new URL(`${slug}.svg`, artFolder), 'utf8');
    return [slug, file(`art-${slug}.svg`, drawing)] as const;
  });
  const addresses = new Map<string, string>(await Promise.all(drawings));
  return withBoundUnits(contentsWith((slug) => addresses.get(slug) ?? ''));
}

const withBoundUnits = <Value>(value: Value): Value => JSON.parse(bindUnits(JSON.stringify(value)));
