import { describe, it } from 'vitest';
import { footer } from '#words/site/footer.ts';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

describe('a page that the server sent', () => {
  it('can be skipped to its text by the first Tab', async () => {
    const page = await site.open('/pricing');
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });

  it('says this year, although it was made in another', async () => {
    const page = await site.open('/robots.txt');
    const year = String(new Date().getFullYear());
    const whose = new RegExp(`© (<!-- -->)?<span>${year}`);
    await page.route('**/faq', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      expect(body).toMatch(whose);
      await route.fulfill({ response, body: body.replace(whose, '© $1<span>2019') });
    });
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year} ${footer.company}`);
  });

  it('shows the part that its address names, eighty pixels below the top, and its top where there is none', async () => {
    const page = await site.open('/', { reducedMotion: 'no-preference' });
    const topOf = (id: string) =>
      page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await page.getByRole('link', { name: 'See How It Works' }).click();
    await expect(page).toHaveURL(/#how-it-works$/);
    await expect.poll(() => topOf('how-it-works')).toBe(80);
    await page.goto('/pricing#how-it-works');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('link', { name: 'How it works' }).click();
    await expect.poll(() => topOf('how-it-works')).toBe(80);

    // Without motion, because a smooth scroll that is about to end would undo the next one.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, id] of [
      ['/maintenance/fridge', 'schedule'],
      ['/faq', 'cancel'],
    ] as const) {
      await page.goto(`${path}#${id}`);
      await expect.poll(() => topOf(id)).toBe(80);
    }
    await expect(page.locator('details#cancel')).toHaveAttribute('open');
    await page.goto('/pricing');
    await page.goto('/#how-it-works');
    await expect(page.getByRole('region', { name: 'How it works' })).toBeInViewport();
    await untilAtRest(page);
    // As if typed into the address bar.
    await page.evaluate(() => window.location.assign('#no-such-part'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
