import { describe, expect, it } from 'vitest';
import { checklistSeasons } from '#apps/site/content/checklist-seasons.ts';
import { guideOfItem } from '#core/catalogue/guide-of-item.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { builtSite, hrefOf, partNamed, textOf, textsOf } from '../support/site/built-page.ts';

const site = builtSite();
const tableOf = (path: string) => site.page(path).querySelectorAll('main table tbody tr');
const explained = (path: string) => site.page(path).querySelectorAll('main ol > li[id]');

it('the guides page links to every item and checklist', () => {
  const main = partNamed(site.page('/maintenance'), '55 household items tracked');
  for (const { name, slug } of catalogue) expect(hrefOf(main, name)).toBe(`/items/${slug}`);
  for (const season of checklistSeasons) {
    expect(main.querySelectorAll(`a[href="/checklists/${season}"]`)).toHaveLength(1);
  }
});

describe('the page of an item', () => {
  it('names every task of the item', () => {
    for (const { name, slug, tasks } of catalogue) {
      const path = `/items/${slug}`;
      expect(textOf(site.page(path).querySelector('h1'))).toBe(`${name} maintenance`);
      expect(textsOf(tableOf(path).flatMap((row) => row.querySelectorAll('th')))).toEqual(
        tasks.map(({ title }) => title),
      );
    }
  });

  it('explains every task, with its sources', () => {
    for (const { slug, tasks } of catalogue) {
      const cards = explained(`/items/${slug}`);
      expect(textsOf(cards.flatMap((card) => card.querySelectorAll('h3')))).toEqual(tasks.map(({ title }) => title));
      for (const card of cards) expect(textOf(card)).toContain('Sources');
    }
  });

  it('leaves the search results to its guide, if it has one, and is in the sitemap otherwise', () => {
    const sitemap = site.html('/sitemap.xml');
    for (const { name, slug } of catalogue) {
      const guide = guideOfItem.get(name);
      const page = site.page(`/items/${slug}`);
      const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
      expect(new URL(canonical).pathname).toBe(guide ? `/maintenance/${guide}` : `/items/${slug}`);
      expect(sitemap.includes(`/items/${slug}<`)).toBe(guide === undefined);
      if (guide) expect(page.querySelectorAll(`main a[href="/maintenance/${guide}"]`)).toHaveLength(1);
    }
  });

  it('is linked from its guide', () => {
    for (const { name, slug } of catalogue) {
      const guide = guideOfItem.get(name);
      if (guide) expect(hrefOf(site.page(`/maintenance/${guide}`), name)).toBe(`/items/${slug}`);
    }
  });
});

describe.each(checklistSeasons)('the checklist for %s', (season) => {
  const page = site.page(`/checklists/${season}`);

  it('names its months in both hemispheres', () => {
    expect(textOf(page.querySelector('main'))).toMatch(/\w+ to \w+; south of the equator, \w+ to \w+\./);
  });

  it('begins with what every home has, the alarms first', () => {
    const titles = textsOf(page.querySelectorAll('main section h2'));
    expect(titles.slice(0, 3)).toEqual(['In every season', 'Flats and houses', 'Houses, as well']);
    expect(textOf(page.querySelector('main section li'))).toContain('Test every smoke alarm');
  });

  it('lists the season’s tasks by room, each with its item and minutes', () => {
    const tasks = page.querySelectorAll('main section li');
    expect(tasks.length).toBeGreaterThan(5);
    for (const task of tasks) {
      expect(task.querySelector('a')?.getAttribute('href')).toMatch(/^\/items\//);
      expect(textOf(task)).toMatch(/ · \d+ minutes/);
    }
  });
});
