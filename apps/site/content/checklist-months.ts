import { halfYearOn, type Month } from '#core/domain/time/months.ts';
import { checklists } from '#words/site/checklists.ts';
import { seasons } from '#words/site/seasons.ts';
import type { ChecklistSeason } from './checklist-seasons.ts';

/** The first and last month of each season north of the equator. */
export const monthsOfSeasons: Readonly<Record<ChecklistSeason, readonly [Month, Month]>> = {
  spring: [3, 5],
  summer: [6, 8],
  autumn: [9, 11],
  winter: [12, 2],
};

/** "March to May; south of the equator, September to November". */
export function checklistMonths(season: ChecklistSeason): string {
  const [first, last] = monthsOfSeasons[season];
  return checklists.months(seasons.months(first, last), seasons.months(halfYearOn(first), halfYearOn(last)));
}
