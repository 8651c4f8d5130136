import { monthNames } from '#core/domain/dates.ts';
import { halfYearOn, type Month } from '#core/domain/months.ts';
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
  const range = (months: readonly Month[]) => months.map((month) => monthNames[month - 1]).join(' to ');
  const months = monthsOfSeasons[season];
  return `${range(months)}; south of the equator, ${range(months.map(halfYearOn))}`;
}
