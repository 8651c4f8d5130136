import { pluralise } from '#core/domain/pluralise.ts';

/** "every week", "every 5 weeks", "every month", "every 2 years": the nearest whole number of the suitable unit. */
export function everyText(days: number): string {
  if (days >= 350) return every(Math.round(days / 365.25), 'year');
  return days >= 60 || days === 30
    ? every(Math.round(days / 30.44), 'month')
    : every(Math.max(1, Math.round(days / 7)), 'week');
}

const every = (count: number, unit: string) => (count === 1 ? `every ${unit}` : `every ${pluralise(count, unit)}`);
