import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const folder = await mkdtemp(join(tmpdir(), 'upkept-badge-'));
const image = join(folder, 'listed.svg');
beforeAll(() =>
  writeFile(
    image,
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="44"><rect width="200" height="44"/></svg>',
  ),
);
afterAll(() => rm(folder, { recursive: true, force: true }));

const site = makeSite({ settings: { BADGE_IMAGE: image, BADGE_URL: 'https://listing.example/upkept' } });

it('the badge of a product listing is beside the logo, links to the listing, and comes from our own host', async () => {
  for (const options of [{}, { javaScriptEnabled: false }, { as: await site.resident() }]) {
    const page = await site.open('/', options);
    const badge = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'in a product listing' });
    await expect(badge).toHaveAttribute('href', 'https://listing.example/upkept');
    const picture = badge.getByRole('img');
    await expect(picture).toHaveAttribute('src', '/badge');
    await expect(picture).toHaveJSProperty('naturalWidth', 200);
    const logo = await page.getByRole('link', { name: 'home page' }).first().boundingBox();
    const place = await picture.boundingBox();
    expect((place?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0)).toBeLessThan(24);
  }
});
