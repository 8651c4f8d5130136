import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preferColors, showOn } from '../support/media.ts';
import { main, open } from '../support/open.tsx';
import { scrollToTop, topOf } from '../support/places.ts';
import { rests } from '../support/rests.ts';
import { texts } from '../support/texts.ts';
import { contents } from './reading-screen.ts';

const parts = [
  ['What the law requires', 'law'],
  ['Why it matters', 'why-it-matters'],
  ['Warning signs', 'warning-signs'],
  ['Maintenance schedule', 'schedule'],
  ['If you rent', 'if-you-rent'],
  ['When to call a professional', 'professional'],
  ['Related guides', 'related'],
] as const;
const marked = () => [...contents.element().querySelectorAll('[aria-current]')];
const link = (name: string) => contents.getByRole('link', { name });
const part = (name: string) => page.getByRole('region', { name, exact: true });
const tasks = () => [...document.querySelectorAll('#schedule ol > li[id]')].map((task) => page.elementLocator(task));

async function openGuide(slug: string) {
  const app = await open(`/maintenance/${slug}`);
  await expect.element(contents).toBeVisible();
  await expect.poll(tasks).not.toHaveLength(0);
  return app;
}

describe('the table of contents of a guide', () => {
  it('leads to each part, 80 px below the edge', async () => {
    const app = await openGuide('boiler');
    await rests();
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

describe('the sections of a guide', () => {
  it('leave out tenants where there is nothing to say', async () => {
    await openGuide('microwave');
    await rests();
    expect(texts(contents.getByRole('link'))).not.toContain('If you rent');
    await expect.element(part('If you rent')).not.toBeInTheDocument();
  });

  const law = part('What the law requires');
  const shownLaws = () =>
    [...law.element().querySelectorAll<HTMLElement>('[data-law]')].flatMap((each) =>
      each.checkVisibility() ? [each.dataset.law] : [],
    );

  it('name the law of the country of the reader’s time zone once they come near, and below that of the others, with sources as links', async () => {
    await openGuide('boiler');
    await rests();
    expect(shownLaws()).toEqual(['GB']);
    law.element().scrollIntoView();
    await expect.poll(shownLaws).toEqual(['FR']);
    await law.getByText('In other countries').click();
    await expect.element(law.getByText('United Kingdom', { exact: true })).toBeVisible();
    const regulation = part('What the law requires').getByRole('link', { name: 'Gas Safety' });
    await expect.element(regulation).toHaveAttribute('href', 'https://www.legislation.gov.uk/uksi/1998/2451/contents');
    await expect.element(part('What the law requires')).toMatchTextContent('(1998)');
  });

  it('name the law of the reader’s country on paper, too', async () => {
    await openGuide('boiler');
    await rests();
    dispatchEvent(new Event('beforeprint'));
    await expect.poll(shownLaws).toEqual(['FR']);
  });

  it('show the signs that can’t wait first, with the emergency numbers, and when the guide was checked', async () => {
    await openGuide('boiler');
    const groups = part('Warning signs').getByRole('heading', { level: 3 });
    await rests();
    expect(texts(groups)).toEqual(['Stop and get help now', 'Deal with it soon']);
    await expect.element(part('Warning signs').getByText('0800\u00a0111\u00a0999')).toBeVisible();
    await expect
      .element(
        page.getByText(
          'Checked by us, its authors, against these sources on 22 November 2026. No tradesperson has reviewed it yet.',
        ),
      )
      .toBeVisible();
    await expect.element(page.getByRole('table', { name: 'What the pressure gauge tells you' })).toBeVisible();
  });
});

describe('the table of tasks', () => {
  it('shows how often, how long and in which season, and leads to each task', async () => {
    const app = await openGuide('boiler');
    const table = page.getByRole('table', { name: 'The first 4 of 5 tasks at a glance' });
    const row = (name: string) => table.getByRole('row', { name });
    await rests();
    expect(texts(row('Book the yearly service of the gas boiler').getByRole('cell'))).toEqual([
      'Yearly',
      '10',
      'Jun to Nov',
    ]);
    expect(texts(row('Check the temperature of the hot water').getByRole('cell'))).toEqual([
      'Every 6 months',
      '15',
      'Any time',
    ]);
    await table.getByRole('link', { name: 'Bleed the radiators' }).click();
    await expect.poll(app.address).toBe('/maintenance/boiler#central-heating.bleed-radiators');
  });
});

describe('a task of a guide', () => {
  it('shows its steps, tools and sources', async () => {
    await openGuide('fridge');
    const [, second = main()] = tasks();
    await expect.element(second.getByText('Put the food in a cool bag')).toBeVisible();
    await expect.element(second.getByText('Sources')).toBeVisible();
  });

  it('for a professional is alone on paper, with lines to fill in, at the press of its button', async () => {
    await openGuide('boiler');
    const [first = main()] = tasks();
    const shown: string[] = [];
    const printer = window.print;
    window.print = () => shown.push(document.querySelector('[data-alone]')?.id ?? '');
    await first.getByRole('button', { name: 'Print this card for the technician' }).click();
    await expect.poll(() => shown).toEqual(['central-heating.book-boiler-service']);
    window.print = printer;
    first.element().setAttribute('data-alone', '');
    await showOn('print');
    await expect.element(first.getByText('Name and signature')).toBeVisible();
    await expect.element(part('Why it matters')).not.toBeInTheDocument();
  });
});

describe('on paper', () => {
  it('a guide is unfolded, black on white and without links to other pages', async () => {
    await preferColors('dark');
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
    await showOn('print');
    for (const hidden of onScreenOnly) await expect.element(hidden).not.toBeInTheDocument();
    for (const task of tasks()) {
      await rests();
      const steps = [...task.element().querySelectorAll('li')];
      expect(steps).not.toEqual([]);
      for (const step of steps) await expect.element(page.elementLocator(step)).toBeVisible();
    }
    const colours = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    await rests();
    expect(colours('h1').color).toBe('rgb(0, 0, 0)');
    expect(colours('html').backgroundColor).toBe('rgb(255, 255, 255)');
  });
});
