import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { guidePage } from '../support/site/guide-page.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

const parts = [
  ['Why it matters', 'why-it-matters'],
  ['Warning signs', 'warning-signs'],
  ['Maintenance schedule', 'schedule'],
  ['When to call a professional', 'professional'],
  ['Related guides', 'related'],
] as const;

const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top);

describe('the table of contents', () => {
  it('leads to each part, 80 px below the edge', async () => {
    const page = await site.open('/maintenance/boiler');
    const { contents } = guidePage(page);
    await expect(contents.getByRole('link')).toHaveText(parts.map(([name]) => name));
    for (const [name, id] of parts) {
      await contents.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`/maintenance/boiler#${id}$`));
      await expect.poll(async () => Math.round(await topOf(page, id))).toBe(80);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
  });

  it('stays beside the text on wide screens and marks the part in view', async () => {
    const page = await site.open('/maintenance/boiler');
    const { contents } = guidePage(page);
    for (const [name, id] of parts) {
      await page.evaluate((part) => document.getElementById(part)?.scrollIntoView({ behavior: 'instant' }), id);
      await expect(contents.locator('[aria-current]')).toHaveText([name]);
      if (id !== 'related') await expect(contents.getByRole('link', { name })).toBeInViewport();
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
    await contents.getByRole('link', { name: 'Warning signs' }).press('Enter');
    await expect(page).toHaveURL(/#warning-signs$/);
    await expect.poll(async () => Math.round(await topOf(page, 'warning-signs'))).toBe(80);
  });

  it('is not needed when the address names a part', async () => {
    const page = await site.open('/maintenance/fridge#schedule');
    await expect.poll(async () => Math.round(await topOf(page, 'schedule'))).toBe(80);
  });
});

describe('a task', () => {
  it('opens to its steps, tools and sources, by pointer and by keyboard', async () => {
    const page = await site.open('/maintenance/fridge');
    const second = guidePage(page).tasks.nth(1);
    const steps = second.getByText('Put the food in a cool bag');
    await expect(steps).toBeHidden();
    await second.getByText('How to do it').click();
    await expect(steps).toBeVisible();
    await expect(second.getByText('Sources')).toBeVisible();
    await second.locator('summary').press('Enter');
    await expect(steps).toBeHidden();
  });
});

describe('on paper', () => {
  it('a guide is unfolded, black on white and without links to other pages', async () => {
    const page = await site.open('/maintenance/fridge', { colorScheme: 'dark' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const { tasks, prompt, contents, crumbs, section } = guidePage(page);
    for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), prompt, contents, crumbs]) {
      await expect(hidden).toBeHidden();
    }
    await expect(section('Related guides')).toBeHidden();
    for (const task of await tasks.all()) {
      for (const step of await task.locator('details li').all()) await expect(step).toBeVisible();
    }
    const colours = await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('main p') ?? document.body);
      return { heading: getComputedStyle(document.querySelector('h1') ?? document.body).color, color };
    });
    expect(colours.heading).toBe('rgb(0, 0, 0)');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });
});
