import { addDays, addMonths, daysBetween, type IsoDate } from './dates.ts';

export const recurrences = ['weekly', 'monthly', 'quarterly', 'yearly'] as const;
export type Recurrence = (typeof recurrences)[number];

/** A recurring task of the user's own. */
export type CustomTask = {
  readonly householdId: string;
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly instructions: string;
  readonly importance: string;
  readonly recurrence: Recurrence;
  /** The first turn, from which the others are counted. */
  readonly anchor: IsoDate;
  /** How long a turn takes; absent if the user didn't say. */
  readonly minutes?: number;
};

const monthsBetweenTurns = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/** The turn of the recurrence, if any, that falls within the seven days from `weekStart`. */
export function turnInWeek(recurrence: Recurrence, anchor: IsoDate, weekStart: IsoDate): IsoDate | undefined {
  const weekEnd = addDays(weekStart, 6);
  if (anchor > weekEnd) return undefined;
  if (recurrence === 'weekly') {
    const turns = Math.max(0, Math.ceil(daysBetween(anchor, weekStart) / 7));
    return addDays(anchor, turns * 7);
  }
  const step = monthsBetweenTurns[recurrence];
  const roughly = Math.floor(daysBetween(anchor, weekStart) / (step * 31));
  for (let turn = Math.max(0, roughly); ; turn++) {
    const date = addMonths(anchor, turn * step);
    if (date > weekEnd) return undefined;
    if (date >= weekStart) return date;
  }
}
