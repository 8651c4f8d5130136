import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Picture } from '../content/guide-content.ts';
import type { Pictures } from '../pages.tsx';
import { declaredColours, standaloneSvg } from './standalone-svg.ts';

const tokens = new URL('../../ui/tokens.css', import.meta.url);

/** Adds the drawings of the guides, and of the parts that their tasks name. */
export async function picturesOfGuides(
  add: (folder: 'art' | 'parts', name: string, svg: string) => string | Promise<string>,
): Promise<Pictures> {
  const drawingsIn = (folder: 'art' | 'parts') =>
    picturesIn(new URL(`../pages/guides/${folder}/`, import.meta.url), (name, svg) => add(folder, name, svg));
  return { art: await drawingsIn('art'), parts: await drawingsIn('parts') };
}

/**
 * Adds the drawings of a folder as files that are images of their own, and returns them by name. Throws if one has no
 * title, which is the text for those who don't see it. `add` returns the address of a file.
 */
export async function picturesIn(
  folder: URL,
  add: (name: string, svg: string) => string | Promise<string>,
): Promise<ReadonlyMap<string, Picture>> {
  const colours = declaredColours(await readFile(tokens, 'utf8'));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  const pictures = names.map(async (file) => {
    const svg = await readFile(new URL(file, folder), 'utf8');
    const text = /<title>(.+?)<\/title>/.exec(svg)?.[1];
    if (!text) throw new Error(`${file} has no title`);
    const name = basename(file, '.svg');
    return [name, { file: await add(name, standaloneSvg(svg, colours)), text }] as const;
  });
  return new Map(await Promise.all(pictures));
}
