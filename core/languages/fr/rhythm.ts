import type { Rhythm } from '../../domain/time/rhythm.ts';
import { daysOf, spanOf } from '../../domain/time/time-spans.ts';
import type { rhythm as english } from '../en/rhythm.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';

const units = {
  day: { one: 'jour', other: 'jours' },
  week: { one: 'semaine', other: 'semaines' },
  month: { one: 'mois', other: 'mois' },
  year: { one: 'an', other: 'ans' },
} as const;

const single = {
  day: 'tous les jours',
  week: 'toutes les semaines',
  month: 'tous les mois',
  year: 'tous les ans',
} as const;

const several = {
  day: (days: number) => `tous les ${format.count(days, units.day)}`,
  week: (weeks: number) => `toutes les ${format.count(weeks, units.week)}`,
  month: (months: number) => `tous les ${format.count(months, units.month)}`,
  year: (years: number) => `tous les ${format.count(years, units.year)}`,
} as const;

const oneAgo = { day: 'hier', week: 'il y a une semaine', month: 'il y a un mois', year: 'il y a un an' } as const;

/** « tous les 3 jours », « toutes les 6 semaines », « tous les ans ». */
const each = ({ every: count, unit }: Pick<Rhythm, 'every' | 'unit'>): string =>
  count === 1 ? single[unit] : several[unit](count);

/** « toutes les semaines », « toutes les 6 semaines », « tous les mois », « tous les ans ». */
function every(days: number): string {
  const { count, unit } = spanOf(days);
  return each({ every: count, unit });
}

export const rhythm: Translation<typeof english> = {
  every,
  each,
  /** « aujourd’hui », « hier », « il y a 5 jours », « il y a 3 semaines », « il y a un mois ». */
  ago: (days) => {
    if (days <= 0) return 'aujourd’hui';
    if (days === 1) return oneAgo.day;
    if (days < 14) return `il y a ${format.count(days, units.day)}`;
    const { count, unit } = spanOf(days);
    return count === 1 ? oneAgo[unit] : `il y a ${format.count(count, units[unit])}`;
  },
  recurrence: {
    weekly: every(daysOf.week),
    monthly: every(daysOf.month),
    quarterly: every(daysOf.quarter),
    yearly: every(daysOf.year),
  },
};
