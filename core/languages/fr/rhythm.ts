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
  hour: { one: 'heure', other: 'heures' },
  minute: { one: 'minute', other: 'minutes' },
} as const;

/** « toutes les semaines », « toutes les 6 semaines », « tous les mois », « tous les ans ». */
function every(days: number): string {
  const { count, unit } = spanOf(days);
  const all = unit === 'week' ? 'toutes les' : 'tous les';
  return `${all} ${count === 1 ? units[unit].other : format.count(count, units[unit])}`;
}

/** « tous les 3 jours », « toutes les 6 semaines », « tous les ans ». */
const each = ({ every: count, unit }: Pick<Rhythm, 'every' | 'unit'>): string =>
  `${unit === 'week' ? 'toutes les' : 'tous les'} ${count === 1 ? units[unit].other : format.count(count, units[unit])}`;

export const rhythm: Translation<typeof english> = {
  every,
  each,
  /** « aujourd’hui », « hier », « il y a 5 jours », « il y a 3 semaines », « il y a un mois ». */
  ago: (days) => {
    if (days <= 0) return 'aujourd’hui';
    if (days === 1) return 'hier';
    if (days < 14) return `il y a ${format.count(days, units.day)}`;
    const { count, unit } = spanOf(days);
    const one = unit === 'week' ? 'une' : 'un';
    return `il y a ${count === 1 ? `${one} ${units[unit].one}` : format.count(count, units[unit])}`;
  },
  recurrence: {
    weekly: every(daysOf.week),
    monthly: every(daysOf.month),
    quarterly: every(daysOf.quarter),
    yearly: every(daysOf.year),
  },
  roughly: (minutes) => {
    if (minutes < 25) return format.count(Math.max(5, 5 * Math.round(minutes / 5)), units.minute);
    if (minutes < 45) return 'une demi-heure';
    if (minutes < 75) return 'une heure';
    if (minutes < 105) return 'une heure et demie';
    return format.count(Math.round(minutes / 60), units.hour);
  },
  duration: (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return `${rest} min`;
    return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  },
  spoken: (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    const parts = [
      hours > 0 && format.count(hours, units.hour),
      (rest > 0 || hours === 0) && format.count(rest, units.minute),
    ];
    return parts.filter((part) => part !== false).join(' ');
  },
};
