import { expect, it } from 'vitest';
import { user } from '../support/data.ts';
import { open, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { writeSiteSettings } from '../support/site-settings.ts';
import { greeting, logo, menu } from './shell-screen.ts';

const url = 'https://listing.example/upkept';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="44"><rect width="200" height="44"/></svg>';
const image = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

async function checkBadge() {
  const badge = menu.getByRole('link', { name: 'in a product listing' });
  await expect.element(badge).toHaveAttribute('href', url);
  const picture = badge.getByRole('img');
  await expect.element(picture).toHaveAttribute('src', image);
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(200);
  await rests();
  const gap = picture.element().getBoundingClientRect().left - logo.element().getBoundingClientRect().right;
  expect(gap).toBeLessThan(24);
}

it('the badge of a product listing is beside the logo, and links to the listing', async () => {
  writeSiteSettings({ badge: { image, url } });
  const visit = await open('/');
  await checkBadge();
  await visit.close();
  await openAs(user(), '/');
  await expect.element(greeting('Ada')).toBeVisible();
  await checkBadge();
});
