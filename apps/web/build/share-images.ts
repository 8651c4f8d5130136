import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { product } from '#apps/contract/product.ts';
import type { PageMetadata } from '../content/page-metadata.ts';
import { lightColours, lightSvg } from './light-svg.ts';
import { drawShareImage, type ShareImage } from './share-image.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const kept = fileURLToPath(new URL('../../../node_modules/.cache/upkept-share', import.meta.url));
const read = (path: string) => readFile(join(web, path), 'utf8');

/** Draws each page's share image into the folder; copies it from the cache if nothing has changed. */
export async function drawShareImages(folder: string, pages: readonly PageMetadata[]): Promise<void> {
  const tokens = lightColours(await read('ui/tokens.css'));
  const [code, house, logo] = await Promise.all([
    read('build/share-image.ts'),
    read('household/house.svg'),
    read('public/icon.svg'),
  ]);
  await mkdir(join(folder, 'share'), { recursive: true });
  await mkdir(kept, { recursive: true });
  for (const { image, heroTitle, heroSubtitle } of pages) {
    const scene = await read(`pages/guides/art/${basename(image, '.png')}.svg`).catch(() => undefined);
    const asked: ShareImage = {
      title: heroTitle,
      subtitle: heroSubtitle,
      art: { kind: scene ? 'scene' : 'object', svg: lightSvg(scene ?? house, tokens) },
      logo: lightSvg(logo, tokens),
      name: product.name,
    };
    const hash = createHash('sha256').update(code).update(JSON.stringify(asked)).digest('hex');
    const drawn = join(kept, `${hash}.png`);
    await copyFile(drawn, join(folder, image)).catch(async () => {
      const fresh = `${drawn}.${process.pid}`;
      await writeFile(fresh, await drawShareImage(asked));
      await rename(fresh, drawn);
      await copyFile(drawn, join(folder, image));
    });
  }
}
