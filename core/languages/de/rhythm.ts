import type { Rhythm } from '../../domain/time/rhythm.ts';
import { daysOf, spanOf } from '../../domain/time/time-spans.ts';
import type { rhythm as english } from '../en/rhythm.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';

/** `after`: the form that “vor” asks for. */
const units = {
  day: { one: 'Tag', other: 'Tage', each: 'jeden Tag', after: { one: 'Tag', other: 'Tagen' }, single: 'einem Tag' },
  week: {
    one: 'Woche',
    other: 'Wochen',
    each: 'jede Woche',
    after: { one: 'Woche', other: 'Wochen' },
    single: 'einer Woche',
  },
  month: {
    one: 'Monat',
    other: 'Monate',
    each: 'jeden Monat',
    after: { one: 'Monat', other: 'Monaten' },
    single: 'einem Monat',
  },
  year: {
    one: 'Jahr',
    other: 'Jahre',
    each: 'jedes Jahr',
    after: { one: 'Jahr', other: 'Jahren' },
    single: 'einem Jahr',
  },
} as const;

type Unit = keyof typeof units;

const repeated = (count: number, unit: Unit): string =>
  count === 1 ? units[unit].each : `alle ${format.count(count, { one: units[unit].one, other: units[unit].other })}`;

/** “jede Woche”, “alle 6 Wochen”, “jeden Monat”, “jedes Jahr”. */
function every(days: number): string {
  const { count, unit } = spanOf(days);
  return repeated(count, unit);
}

export const rhythm: Translation<typeof english> = {
  every,
  each: ({ every: count, unit }: Pick<Rhythm, 'every' | 'unit'>) => repeated(count, unit),
  /** “heute”, “gestern”, “vor 5 Tagen”, “vor 3 Wochen”, “vor einem Monat”, “vor 2 Jahren”. */
  ago: (days) => {
    if (days <= 0) return 'heute';
    if (days === 1) return 'gestern';
    if (days < 14) return `vor ${format.count(days, units.day.after)}`;
    const { count, unit } = spanOf(days);
    return `vor ${count === 1 ? units[unit].single : format.count(count, units[unit].after)}`;
  },
  recurrence: {
    weekly: every(daysOf.week),
    monthly: every(daysOf.month),
    quarterly: every(daysOf.quarter),
    yearly: every(daysOf.year),
  },
};
