import { expect, it } from 'vitest';
import { checklistOf } from '#apps/site/content/checklist.ts';
import { checklistMonths, monthsOfSeasons } from '#apps/site/content/checklist-months.ts';
import { checklistSeasons } from '#apps/site/content/checklist-seasons.ts';
import { careTaskById, catalogue } from '#core/catalogue/index.ts';
import { itemSlugs } from '#core/catalogue/item-slugs.ts';
import * as items from '#core/catalogue/items/index.ts';
import { notSure } from '#core/domain/care/traits.ts';

const groupsOf = (season: (typeof checklistSeasons)[number]) => {
  const { essentials, rooms } = checklistOf(season, catalogue);
  return [...essentials, ...rooms];
};
const idsOf = (season: (typeof checklistSeasons)[number]) =>
  groupsOf(season).flatMap(({ tasks }) => tasks.map(({ id }) => id));

it('puts each seasonal task on a checklist, but for those of rains and of homes that haven’t answered, and none twice on one', () => {
  const seasonal = catalogue.flatMap(({ tasks }) =>
    tasks.flatMap(({ id, season, appliesIf }) => {
      const isOfRains = season && 'around' in season && ['rainy season', 'short rains'].includes(season.around);
      const isForUnsure = JSON.stringify(appliesIf?.needs ?? {}).includes(notSure);
      return season && !isOfRains && !isForUnsure ? [id] : [];
    }),
  );
  const listed = new Set(checklistSeasons.flatMap(idsOf));
  expect(seasonal.filter((id) => !listed.has(id))).toEqual([]);
  for (const season of checklistSeasons) expect(idsOf(season)).toEqual([...new Set(idsOf(season))]);
});

it('begins each season with the alarms, and has at least ten tasks for a flat and five more for a house', () => {
  for (const season of checklistSeasons) {
    const [always, home, house] = checklistOf(season, catalogue).essentials.map(({ tasks }) => tasks);
    expect(always?.[0]?.id).toBe('smoke-alarm.test-alarms');
    expect((always?.length ?? 0) + (home?.length ?? 0)).toBeGreaterThanOrEqual(10);
    expect(house?.length).toBeGreaterThanOrEqual(5);
    const needsHouse = new Set(
      catalogue.filter(({ property }) => !property.includes('Apartment')).map(({ slug }) => slug),
    );
    expect([...(always ?? []), ...(home ?? [])].filter(({ item }) => needsHouse.has(item.slug))).toEqual([]);
  }
});

it('lists a task only in a season that its part of the year touches', () => {
  const wrong = checklistSeasons.flatMap((season) => {
    const [first, last] = monthsOfSeasons[season];
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    const within = (month: number, from: number, to: number) =>
      from <= to ? month >= from && month <= to : month >= from || month <= to;
    return idsOf(season).filter((id) => {
      const part = careTaskById.get(id)?.task.season;
      if (!part || 'around' in part) return false;
      return !months.some((month) => within(month, first, last) && within(month, part.from, part.to));
    });
  });
  expect(wrong).toEqual([]);
});

it('follows the best month of a task, and the moment that it depends on', () => {
  expect(idsOf('autumn')).toContain('roof-and-gutters.clear-gutters');
  expect(groupsOf('autumn').flatMap(({ tasks }) => tasks)).toContainEqual(
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
  expect(itemSlugs.toSorted()).toEqual(Object.keys(items).sort());
});
