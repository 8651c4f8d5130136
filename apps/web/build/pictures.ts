import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Picture } from '../content/guide-content.ts';
import { declaredColours, standaloneSvg } from './standalone-svg.ts';

const tokens = new URL('../ui/tokens.css', import.meta.url);

/**
 * Adds the drawings of a folder as files that are images of their own, and returns them by name. Throws if one has no
 * title, which is the text for those who don't see it.
 */
export async function picturesIn(
  folder: URL,
  file: (name: string, content: string) => string,
): Promise<ReadonlyMap<string, Picture>> {
  const colours = declaredColours(await readFile(tokens, 'utf8'));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  const pictures = names.map(async (name) => {
    const svg = await readFile(new URL(name, folder), 'utf8');
    const text = /<title>(.+?)<\/title>/.exec(svg)?.[1];
    if (!text) throw new Error(`${name} has no title`);
    return [basename(name, '.svg'), { file: file(`art-${name}`, standaloneSvg(svg, colours)), text }] as const;
  });
  return new Map(await Promise.all(pictures));
}
