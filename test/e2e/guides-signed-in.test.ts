import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { guides } from '#core/catalogue/guides/index.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { expect } from '../support/browser/visitors.ts';
import { guidePage } from '../support/site/guide-page.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

const titleOf = (id: string) => careTaskById.get(id)?.task.title ?? id;

declare global {
  interface Window {
    /** Texts for visitors that were shown to a signed-in user. */
    flashes?: string[];
  }
}

/** Checks every frame, starting before the first paint, for texts that signed-in users must never see. */
async function watchForFlashes(page: Page) {
  await page.addInitScript(() => {
    window.flashes = [];
    const look = () => {
      for (const aside of document.querySelectorAll('main aside, main a[href="/login"]')) {
        if (aside.checkVisibility()) window.flashes?.push(aside.textContent ?? '');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

describe('a guide, to signed-in users,', () => {
  it('shows all its tasks and never asks them to sign up, not even for a moment', async () => {
    const page = await site.open('/maintenance', { as: await site.resident() });
    await watchForFlashes(page);
    const { tasks, prompt } = guidePage(page);
    const [fridge, boiler, ac] = ['fridge', 'boiler', 'ac'].map((slug) => guides.find((guide) => guide.slug === slug));
    for (const { slug, tasks: ids } of [fridge, boiler, ac].filter((guide) => guide !== undefined)) {
      await page.goto(`/maintenance/${slug}`);
      await expect(tasks.getByRole('heading')).toHaveText(ids.map(titleOf));
      await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
      await expect(prompt).toHaveCount(0);
      await expect(page.getByRole('main').locator('a[href="/login"]')).toHaveCount(0);
      expect({ slug, flashes: await page.evaluate(() => window.flashes) }).toEqual({ slug, flashes: [] });
    }
  });
});
