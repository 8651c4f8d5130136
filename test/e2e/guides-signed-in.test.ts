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
    /** What only visitors are to see, and somebody who is signed in saw. */
    flashes?: string[];
  }
}

/** From before the first paint on, looks at every frame for what residents must never see. */
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

describe('signed in', () => {
  it('every guide shows all its tasks, and never asks to sign up, not even for a moment', async () => {
    const page = await site.open('/maintenance', { as: await site.resident() });
    await watchForFlashes(page);
    const { tasks, prompt } = guidePage(page);
    for (const { slug, tasks: ids } of guides) {
      await page.goto(`/maintenance/${slug}`);
      await expect(tasks.getByRole('heading')).toHaveText(ids.map(titleOf));
      await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
      await expect(prompt).toHaveCount(0);
      await expect(page.getByRole('main').locator('a[href="/login"]')).toHaveCount(0);
      expect({ slug, flashes: await page.evaluate(() => window.flashes) }).toEqual({ slug, flashes: [] });
    }
  });

  it('and signed out again, the rest of the tasks gives way to the prompt', async () => {
    const page = await site.open('/maintenance/fridge', { as: await site.resident() });
    const { tasks, prompt } = guidePage(page);
    await expect(tasks).toHaveCount(8);
    await page.getByRole('button', { name: 'Hello, Ada' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(prompt).toBeVisible();
    await expect(tasks).toHaveCount(4);
  });

  it('with a session that is over, a visitor’s view', async () => {
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
  it('tell of the click, and lead to the login', async () => {
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
