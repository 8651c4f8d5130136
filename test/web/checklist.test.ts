import { expect, it } from 'vitest';
import { checklistOf } from '#apps/site/content/checklist.ts';
import { checklistMonths } from '#apps/site/content/checklist-months.ts';
import { checklistSeasons } from '#apps/site/content/checklist-seasons.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { itemSlugs } from '#core/catalogue/item-slugs.ts';

const idsOf = (season: (typeof checklistSeasons)[number]) =>
  checklistOf(season, catalogue).rooms.flatMap(({ tasks }) => tasks.map(({ id }) => id));

it('puts each seasonal task on one checklist, but for those of a rainy season', () => {
  const seasonal = catalogue.flatMap(({ tasks }) =>
    tasks.flatMap(({ id, season }) =>
      season && !('around' in season && season.around === 'rainy season') ? [id] : [],
    ),
  );
  expect(checklistSeasons.flatMap(idsOf).sort()).toEqual(seasonal.sort());
});

it('follows the best month of a task, and the moment that it depends on', () => {
  expect(idsOf('autumn')).toContain('roof-and-gutters.clear-gutters');
  expect(checklistOf('autumn', catalogue).rooms.flatMap(({ tasks }) => tasks)).toContainEqual(
    expect.objectContaining({
      item: { name: 'Central Heating', slug: 'central-heating' },
      when: 'Before the first frost',
    }),
  );
});

it('names the months of a season in both hemispheres', () => {
  expect(checklistMonths('winter')).toBe('December to February; south of the equator, June to August');
  expect(checklistMonths('spring')).toBe('March to May; south of the equator, September to November');
});

it('has the slugs of all items in the order of the catalogue', () => {
  expect(itemSlugs).toEqual(catalogue.map(({ slug }) => slug));
});
