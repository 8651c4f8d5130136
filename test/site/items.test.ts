import { describe, expect, it } from 'vitest';
import { checklistSeasons } from '#apps/site/content/checklist-seasons.ts';
import { guideOfItem } from '#core/catalogue/guide-of-item.ts';
import { guides } from '#core/catalogue/guides/index.ts';
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

  it('explains the first four tasks of an item without a guide, with their sources', () => {
    for (const { name, slug, tasks } of catalogue) {
      if (guideOfItem.has(name)) continue;
      const cards = explained(`/items/${slug}`);
      expect(textsOf(cards.flatMap((card) => card.querySelectorAll('h3')))).toEqual(
        tasks.slice(0, 4).map(({ title }) => title),
      );
      for (const card of cards) expect(textOf(card)).toContain('Sources');
    }
  });

  it('explains of the others only what the guide shows to visitors, and links to the guide', () => {
    const visible = new Set(
      guides.flatMap(({ slug }) =>
        site
          .page(`/maintenance/${slug}`)
          .querySelectorAll('main ol > li[id]')
          .map(({ id }) => id),
      ),
    );
    for (const { name, slug } of catalogue) {
      const guide = guideOfItem.get(name);
      if (!guide) continue;
      const ids = explained(`/items/${slug}`).map(({ id }) => id);
      expect(ids.filter((id) => !visible.has(id))).toEqual([]);
      expect(ids.length).toBeGreaterThan(0);
      expect(site.page(`/items/${slug}`).querySelectorAll(`main a[href="/maintenance/${guide}"]`)).toHaveLength(1);
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

  it('lists the season’s tasks by room, each with its item and minutes', () => {
    const tasks = page.querySelectorAll('main section li');
    expect(tasks.length).toBeGreaterThan(5);
    for (const task of tasks) {
      expect(task.querySelector('a')?.getAttribute('href')).toMatch(/^\/items\//);
      expect(textOf(task)).toMatch(/ · \d+ minutes/);
    }
  });
});
