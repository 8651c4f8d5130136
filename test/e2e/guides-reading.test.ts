import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { axe } from '../support/browser/axe.ts';
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
  it.each([true, false])('leads to each part, 80 px below the edge (script: %s)', async (javaScriptEnabled) => {
    const page = await site.open('/maintenance/boiler', { javaScriptEnabled });
    const { contents } = guidePage(page);
    await expect(contents.getByRole('link')).toHaveText(parts.map(([name]) => name));
    for (const [name, id] of parts) {
      await contents.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`/maintenance/boiler#${id}$`));
      await expect.poll(async () => Math.round(await topOf(page, id))).toBe(80);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
  });

  it('stays beside the text on wide screens and marks the part that is read, by keyboard too', async () => {
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

  it('has no say where an address names a part from the start', async () => {
    const page = await site.open('/maintenance/fridge#schedule');
    await expect.poll(async () => Math.round(await topOf(page, 'schedule'))).toBe(80);
  });
});

describe('a task', () => {
  it('opens to its steps, tools and sources, by pointer and by keyboard, with and without script', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await site.open('/maintenance/fridge', { javaScriptEnabled });
      const second = guidePage(page).tasks.nth(1);
      const steps = second.getByText('Put the food in a cool bag');
      await expect(steps).toBeHidden();
      await second.getByText('How to do it').click();
      await expect(steps).toBeVisible();
      await expect(second.getByText('Sources')).toBeVisible();
      await second.locator('summary').press('Enter');
      await expect(steps).toBeHidden();
    }
  });
});

describe('on paper', () => {
  it('all is open, in black on white, without the ways to other pages', async () => {
    const page = await site.open('/maintenance/fridge', { colorScheme: 'dark' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const { tasks, prompt, contents, crumbs, section } = guidePage(page);
    for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), prompt, contents, crumbs]) {
      await expect(gone).toBeHidden();
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

/** In both schemes, on a phone, a desk and at 200 % zoom; nothing sticks out sideways. */
async function look(page: Page, state: string) {
  for (const [width, height] of [
    [1440, 900],
    [640, 400],
    [320, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await axe(page, `${state}, ${colorScheme}, ${width} px`);
    }
    const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ state, width, sticksOut: Math.max(0, sticksOut) }).toEqual({ state, width, sticksOut: 0 });
  }
}

describe('nothing is wrong with the looks of', () => {
  it.each(['/maintenance', '/maintenance/stoves', '/maintenance/chimney'])('%s', async (path) => {
    const page = await site.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
    });
    await look(page, path);
  });

  it('a guide with all its tasks', async () => {
    const page = await site.open('/maintenance/dishwasher', { as: await site.resident() });
    await expect(guidePage(page).tasks).toHaveCount(10);
    await look(page, 'signed in');
  });
});
