import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { picturesIn } from '#apps/site/build/pictures.ts';
import { declaredColours, standaloneSvg } from '#apps/site/build/standalone-svg.ts';
import { summaries } from '#apps/site/content/guide-data.ts';
import { guides } from '#core/catalogue/guides/index.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { drawings } from '#words/site/drawings.ts';

const folder = (name: string) => new URL(`../../apps/site/pages/guides/${name}/`, import.meta.url);

async function picturesOf(name: 'art' | 'parts') {
  const files = new Map<string, string>();
  const { labels, [name]: texts } = drawings;
  const pictures = await picturesIn(folder(name), { texts, labels }, (file, content) => {
    files.set(file, content);
    return `/assets/${file}`;
  });
  return { pictures, files };
}

describe('the drawings of guides', () => {
  it('show parts that a task’s steps name, at least one in what visitors read of each guide', async () => {
    const { pictures } = await picturesOf('parts');
    expect([...pictures.keys()].filter((id) => !careTaskById.has(id))).toEqual([]);
    const without = guides.filter(({ slug, tasks }) => {
      const shown = summaries.find((guide) => guide.slug === slug)?.shownCount;
      return !tasks.slice(0, shown).some((id) => pictures.has(id));
    });
    expect(without.map(({ slug }) => slug)).toEqual([]);
  });

  it.each(['art', 'parts'] as const)(
    'are images with their texts written in, and with every colour that they name: %s',
    async (name) => {
      const { files } = await picturesOf(name);
      for (const [file, svg] of files) {
        const named = new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, colour = '']) => colour));
        expect(svg).not.toMatch(/[{}](?![^<]*<\/style>)/);
        expect([file, [...named].filter((colour) => !svg.includes(`${colour}:`))]).toEqual([file, []]);
      }
    },
  );

  it('follow the scheme of the page that shows them', async () => {
    const css = await readFile(new URL('../../apps/ui/tokens.css', import.meta.url), 'utf8');
    const svg = standaloneSvg('<svg viewBox="0 0 1 1"><path fill="var(--card)"/></svg>', declaredColours(css));
    expect(svg).toMatch(
      /^<svg viewBox="0 0 1 1"><style>:root\{color-scheme:light dark;--card:light-dark\(#\w+, #\w+\)\}<\/style><path/,
    );
  });
});
