import { afterEach, describe, expect, it } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { main, open } from '../support/open.tsx';
import { scrollToTop, topOf } from '../support/places.ts';
import { texts } from '../support/texts.ts';
import { contents } from './reading-screen.ts';

const parts = [
  ['Why it matters', 'why-it-matters'],
  ['Warning signs', 'warning-signs'],
  ['Maintenance schedule', 'schedule'],
  ['When to call a professional', 'professional'],
  ['Related guides', 'related'],
] as const;
const marked = () => [...contents.element().querySelectorAll('[aria-current]')];
const link = (name: string) => contents.getByRole('link', { name });
const part = (name: string) => page.getByRole('region', { name, exact: true });
const tasks = () => [...document.querySelectorAll('#schedule ol > li[id]')].map((task) => page.elementLocator(task));
const summary = (task: Locator | undefined) => task?.element().querySelector('summary');

async function openGuide(slug: string) {
  const app = await open(`/maintenance/${slug}`);
  await expect.element(contents).toBeVisible();
  await expect.poll(tasks).not.toHaveLength(0);
  return app;
}

describe('the table of contents of a guide', () => {
  it('leads to each part, 80 px below the edge', async () => {
    const app = await openGuide('boiler');
    expect(texts(contents.getByRole('link'))).toEqual(parts.map(([name]) => name));
    for (const [name, id] of parts) {
      await link(name).click();
      await expect.poll(app.address).toBe(`/maintenance/boiler#${id}`);
      await expect.poll(() => topOf(id)).toBe(80);
      scrollToTop();
    }
  });

  it('stays beside the text on wide screens and marks the part in view', async () => {
    const app = await openGuide('boiler');
    for (const [name, id] of parts) {
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
      await expect.poll(() => marked().map(({ textContent }) => textContent)).toEqual([name]);
      if (id !== 'related') await expect.element(link(name)).toBeInViewport();
    }
    scrollToTop();
    await expect.poll(marked).toEqual([]);
    (link('Warning signs').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(app.address).toBe('/maintenance/boiler#warning-signs');
    await expect.poll(() => topOf('warning-signs')).toBe(80);
  });
});

describe('a task of a guide', () => {
  it('opens to its steps, tools and sources, by pointer and by keyboard', async () => {
    await openGuide('fridge');
    const [, second = main()] = tasks();
    const steps = second.getByText('Put the food in a cool bag');
    await expect.element(steps).not.toBeVisible();
    await second.getByText('How to do it').click();
    await expect.element(steps).toBeVisible();
    await expect.element(second.getByText('Sources')).toBeVisible();
    summary(second)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(steps).not.toBeVisible();
  });
});

describe('on paper', () => {
  afterEach(async () => {
    await commands.showOn('screen');
    await commands.preferColors('light');
  });

  it('a guide is unfolded, black on white and without links to other pages', async () => {
    await commands.preferColors('dark');
    await openGuide('fridge');
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    const onScreenOnly = [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('complementary', { name: /^Unlock / }),
      contents,
      page.getByRole('navigation', { name: 'Breadcrumb' }),
      part('Related guides'),
    ];
    for (const shown of onScreenOnly) await expect.element(shown).toBeVisible();
    await commands.showOn('print');
    for (const hidden of onScreenOnly) await expect.element(hidden).not.toBeInTheDocument();
    for (const task of tasks()) {
      const steps = [...task.element().querySelectorAll('details li')];
      expect(steps).not.toEqual([]);
      for (const step of steps) await expect.element(page.elementLocator(step)).toBeVisible();
    }
    const colours = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    expect(colours('h1').color).toBe('rgb(0, 0, 0)');
    expect(colours('html').backgroundColor).toBe('rgb(255, 255, 255)');
  });
});
