import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { lightSvg } from './light-svg.ts';

const png = (svg: string, width: number, background?: string) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, ...(background && { background }) }).render().asPng();

/** Returns an icon file with one PNG: a header of six bytes, an entry of sixteen, and the picture. */
function ico(picture: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** Draws the icons in the sizes that browsers and home screens request, from the two SVG files in the folder. */
export async function drawIcons(folder: string): Promise<void> {
  const read = async (name: string) => lightSvg(await readFile(join(folder, name), 'utf8'), new Map());
  const [icon, maskable] = [await read('icon.svg'), await read('icon-maskable.svg')];
  await mkdir(folder, { recursive: true });
  const files = {
    'icon-192.png': png(icon, 192),
    'icon-512.png': png(icon, 512),
    'icon-maskable-512.png': png(maskable, 512),
    // Apple's home screen rounds the corners itself, and doesn't support transparency.
    'apple-touch-icon.png': png(maskable, 180),
    'favicon.ico': ico(png(icon, 32), 32),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}
