import type { Plugin } from 'vite';
import type { GuideTask, Picture } from '../content/guide-content.ts';
import { bindUnits } from './bind-units.ts';
import type * as GuideData from './guide-data.ts';
import { picturesIn } from './pictures.ts';
import { virtualData } from './virtual-data.ts';

/** Drawings of guides, named by slug. */
const artFolder = new URL('../pages/guides/art/', import.meta.url);
/** Drawings of the parts that a task's steps name, named by the task's id. */
const partsFolder = new URL('../pages/guides/parts/', import.meta.url);

/** Provides guides, items and checklists: summaries and links as script, and the pages' contents as JSON and SVG files. */
export function guidesPlugin(): Plugin {
  return virtualData<typeof GuideData>(new URL('./guide-data.ts', import.meta.url), {
    'virtual:guides': ({ summaries }) => `export const guides = ${JSON.stringify(summaries)};`,
    'virtual:guide-links': ({ summaries }) => {
      const links = summaries.map(({ slug, footerTitle, emoji }) => ({ slug, footerTitle, emoji }));
      return `export const guideLinks = ${JSON.stringify(links)};`;
    },
    'virtual:guide-teasers': async ({ contentsWith }, { file, orFile }) => {
      const { guides } = (await withArt(contentsWith, file)).index;
      const teasers = guides.filter(({ slug }) => teaserSlugs.includes(slug));
      return `export const guideTeasers = ${JSON.stringify(orFile('guide-teasers.json', teasers))};`;
    },
    'virtual:guide-contents': async ({ contentsWith }, { file, orFile }) => {
      const contents = await withArt(contentsWith, file);
      const parts = await picturesIn(partsFolder, file);
      const guides = contents.guides.map(({ slug, content, rest }) => [
        slug,
        {
          content: orFile(`guide-${slug}.json`, { ...content, tasks: withParts(content.tasks, parts) }),
          ...(rest.length > 0 && { rest: file(`guide-${slug}-more.json`, JSON.stringify(withParts(rest, parts))) }),
        },
      ]);
      return [
        `export const guideIndex = ${JSON.stringify(orFile('guide-index.json', contents.index))};`,
        `export const guideContents = ${JSON.stringify(Object.fromEntries(guides))};`,
      ].join('\n');
    },
    'virtual:items': ({ itemSummaries }) => `export const items = ${JSON.stringify(itemSummaries)};`,
    'virtual:item-contents': async ({ itemContents }, { file, orFile }) => {
      const parts = await picturesIn(partsFolder, file);
      const items = itemContents.map((item) => {
        const content = withBoundUnits({ ...item, tasks: withParts(item.tasks, parts) });
        return [item.slug, orFile(`item-${item.slug}.json`, content)];
      });
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

async function withArt(contentsWith: typeof GuideData.contentsWith, file: (name: string, content: string) => string) {
  const art = await picturesIn(artFolder, file);
  return withBoundUnits(
    contentsWith((slug) => {
      const picture = art.get(slug);
      if (!picture) throw new Error(`The guide ${slug} has no drawing`);
      return picture;
    }),
  );
}

function withParts(tasks: readonly GuideTask[], parts: ReadonlyMap<string, Picture>): readonly GuideTask[] {
  return tasks.map((task) => {
    const picture = parts.get(task.id);
    return picture ? { ...task, picture } : task;
  });
}

const withBoundUnits = <Value>(value: Value): Value => JSON.parse(bindUnits(JSON.stringify(value)));
