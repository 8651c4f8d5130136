import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { product } from '#apps/contract/product.ts';
import { guideSlugs } from '#core/catalogue/guides/guide.ts';
import type { PageMetadata } from '../content/page-metadata.ts';
import { lightColours, lightSvg } from './light-svg.ts';
import { drawShareImage, type ShareImage } from './share-image.ts';

const apps = fileURLToPath(new URL('../..', import.meta.url));
const kept = fileURLToPath(new URL('../../../node_modules/.cache/upkept-share', import.meta.url));
const house = 'ui/pictures/house.svg';
const sceneOf = (slug: string) => `site/pages/guides/art/${slug}.svg`;
/** The drawings of pages that are no guides, by image; the pages left out have the house. */
const drawings: Readonly<Record<string, string>> = {
  pricing: 'ui/pictures/week.svg',
  faq: 'ui/pictures/advice.svg',
  maintenance: sceneOf('boiler'),
  everyday: sceneOf('coffee-machine'),
  'how-we-choose': 'site/pages/home/art/tick.svg',
  login: 'ui/pictures/letterbox.svg',
};
const isGuide = (name: string) => guideSlugs.some((slug) => slug === name);
/** The calendar is drawn to be cut off by the edge of a page. */
const whole = (path: string, svg: string) =>
  path === drawings.pricing ? svg.replace(/viewBox="[^"]*"/, 'viewBox="20 4 200 200"') : svg;
const read = (path: string) => readFile(join(apps, path), 'utf8');

/**
 * Draws each page's share image into the folder; copies it from the cache if nothing has changed. Pages that share an
 * image have that of the first.
 */
export async function drawShareImages(folder: string, pages: readonly PageMetadata[]): Promise<void> {
  const tokens = lightColours(await read('ui/tokens.css'));
  const [code, logo] = await Promise.all([read('site/build/share-image.ts'), read('site/public/icon.svg')]);
  await mkdir(kept, { recursive: true });
  const firstOfImage = new Map(pages.toReversed().map((page) => [page.image, page]));
  for (const { image, heroTitle, heroSubtitle, house: properties = {} } of firstOfImage.values()) {
    const name = basename(image, '.png');
    const path = isGuide(name) ? sceneOf(name) : (drawings[name] ?? house);
    const asked: ShareImage = {
      title: heroTitle,
      subtitle: heroSubtitle,
      art: {
        kind: path === house ? 'house' : path === sceneOf(basename(path, '.svg')) ? 'scene' : 'object',
        svg: lightSvg(whole(path, await read(path)), new Map([...tokens, ...Object.entries(properties)])),
      },
      logo: lightSvg(logo, tokens),
      name: product.name,
    };
    const hash = createHash('sha256').update(code).update(JSON.stringify(asked)).digest('hex');
    await mkdir(join(folder, dirname(image)), { recursive: true });
    const drawn = join(kept, `${hash}.png`);
    await copyFile(drawn, join(folder, image)).catch(async () => {
      const fresh = `${drawn}.${process.pid}`;
      await writeFile(fresh, await drawShareImage(asked));
      await rename(fresh, drawn);
      await copyFile(drawn, join(folder, image));
    });
  }
}
