import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { guides } from '#apps/web/content/guides/index.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { expect } from '../support/browser/visitors.ts';
import { guidePage } from '../support/site/guide-page.ts';
import { makeSite } from '../support/site/site.ts';

const analyticsId = 'G-TEST1234';
const site = makeSite({ settings: { GOOGLE_ANALYTICS_ID: analyticsId } });

const titleOf = (id: string) => careTaskById.get(id)?.task.title ?? id;

declare global {
  interface Window {
    /** Texts for visitors that a signed-in user saw. */
    flashes?: string[];
  }
}

/** From before the first paint, looks in every frame for what signed-in users must never see. */
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

  it('replaces the other tasks with the prompt once they sign out', async () => {
    const page = await site.open('/maintenance/fridge', { as: await site.resident() });
    const { tasks, prompt } = guidePage(page);
    await expect(tasks).toHaveCount(8);
    await page.getByRole('button', { name: 'Hello, Ada' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(prompt).toBeVisible();
    await expect(tasks).toHaveCount(4);
  });

  it('looks as it does to visitors when their session has ended', async () => {
    const page = await site.open('/maintenance/fridge', {
      as: { ...(await site.resident()), token: 'no.longer.valid' },
      expected: [/401/, /could not be loaded/],
    });
    const { tasks, prompt } = guidePage(page);
    await expect(prompt).toBeVisible();
    await expect(tasks).toHaveCount(4);
  });
});

describe('the prompt’s buttons', () => {
  it('lead to the sign-in page and report the click to analytics', async () => {
    const page = await site.open('/maintenance', { expected: [/googletagmanager\.com/] });
    await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
    await page.evaluate(() => localStorage.setItem('cookieConsent', 'true'));
    for (const [slug, remaining] of [
      ['dishwasher', 6],
      ['boiler', 1],
    ] as const) {
      for (const [event, name] of [
        ['signup_cta_click', /^Sign up /],
        ['signin_cta_click', /^Sign in /],
      ] as const) {
        await page.goto(`/maintenance/${slug}`);
        const link = guidePage(page).prompt.getByRole('link', { name });
        const text = await link.textContent();
        await expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(0);
        await link.click();
        await expect(page).toHaveURL(/\/login$/);
        const sent = await page.evaluate(() => window.dataLayer?.map((command) => [...(command as Iterable<unknown>)]));
        const parameters = { maintenance_type: slug, remaining_tasks_count: remaining, link_url: '/login' };
        expect(sent).toContainEqual(['event', event, expect.objectContaining({ cta_text: text, ...parameters })]);
      }
    }
  });
});
