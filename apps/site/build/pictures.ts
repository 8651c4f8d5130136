import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Translation } from '#core/languages/translation.ts';
import type { drawings } from '#words/site/drawings.ts';
import type { Pictures } from '../pages.tsx';
import { drawStrips } from './draw-strips.ts';
import { declaredColours, standaloneSvg } from './standalone-svg.ts';

const tokens = new URL('../../ui/tokens.css', import.meta.url);

/** What a language says in the drawings, and of them. */
type Texts = Translation<typeof drawings>;

/** Adds the drawings of the guides, of the parts that their tasks name, and of the tasks' steps, which have no words. */
export async function picturesOfGuides(
  { art, parts, labels }: Texts,
  add: (folder: 'art' | 'parts' | 'strip', name: string, svg: string) => string | Promise<string>,
): Promise<Pictures> {
  const drawingsIn = (folder: 'art' | 'parts', texts: Names) =>
    picturesIn(new URL(`../pages/guides/${folder}/`, import.meta.url), { texts, labels }, (name, svg) =>
      add(folder, name, svg),
    );
  const steps = [...(await drawStrips())].map(async ([task, svg]) => [task, await add('strip', task, svg)] as const);
  return {
    art: await drawingsIn('art', art),
    parts: await drawingsIn('parts', parts),
    strips: new Map(await Promise.all(steps)),
  };
}

type Names = Readonly<Record<string, string>>;

/** Writes the texts in the place of their marks: `{text}` is that of the drawing, any other mark a label. */
const withTexts = (svg: string, texts: Names) =>
  svg.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const text = texts[name];
    if (text === undefined) throw new Error(`A drawing has no text for “${name}”`);
    return text;
  });

/**
 * Adds the drawings of a folder as files that are images of their own, and returns their addresses by name. `add` returns
 * the address of a file.
 */
export async function picturesIn(
  folder: URL,
  { texts, labels }: { readonly texts: Names; readonly labels: Names },
  add: (name: string, svg: string) => string | Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const colours = declaredColours(await readFile(tokens, 'utf8'));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  const pictures = names.map(async (file) => {
    const name = basename(file, '.svg');
    const text = texts[name];
    const svg = withTexts(await readFile(new URL(file, folder), 'utf8'), { ...labels, ...(text && { text }) });
    return [name, await add(name, standaloneSvg(svg, colours))] as const;
  });
  return new Map(await Promise.all(pictures));
}
